/** Days since January 1, 1970. Without hours, time zones and daylight saving cannot shift them. */
export type CalendarDay = number;

const dayLength = 86_400_000;

export function dayOf(now: Date): CalendarDay {
	return toDay(now.getFullYear(), now.getMonth(), now.getDate());
}

/** @returns null for invalid dates such as "2026-02-30" */
export function readDay(text: string): CalendarDay | null {
	const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
	if (!year) return null;
	const day = toDay(Number(year), Number(month) - 1, Number(date));
	return writeDay(day) === text ? day : null;
}

export function writeDay(day: CalendarDay): string {
	return toDate(day).toISOString().slice(0, 10);
}

export function addMonths(day: CalendarDay, months: number): CalendarDay {
	const start = toDate(day);
	const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
	return Math.min(toDay(year, month, start.getUTCDate()), toDay(year, month + 1, 0));
}

export function sayShortDay(day: CalendarDay, locale: string): string {
	const how = { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" } as const;
	return toDate(day).toLocaleDateString(locale, how);
}

function toDay(year: number, month: number, date: number): CalendarDay {
	// Date.UTC maps years below 100 to the 1900s.
	return new Date(0).setUTCFullYear(year, month, date) / dayLength;
}

function toDate(day: CalendarDay): Date {
	return new Date(day * dayLength);
}
