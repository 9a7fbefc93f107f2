/**
 * Days of the calendar as whole numbers, counted from January 1, 1970. They have no hours, so that
 * neither time zones nor daylight saving can make one longer or shorter.
 */
export type CalendarDay = number;

const dayLength = 86_400_000;

/** @returns the day it is on the visitor's own clock */
export function dayOf(now: Date): CalendarDay {
	return toDay(now.getFullYear(), now.getMonth(), now.getDate());
}

/** @returns null for what is no date that exists, "2026-02-30" among them */
export function readDay(text: string): CalendarDay | null {
	const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
	if (!year) return null;
	const day = toDay(Number(year), Number(month) - 1, Number(date));
	return writeDay(day) === text ? day : null;
}

/** The day as a date field has it: "2026-11-16". */
export function writeDay(day: CalendarDay): string {
	return toDate(day).toISOString().slice(0, 10);
}

export function addMonths(day: CalendarDay, months: number): CalendarDay {
	const start = toDate(day);
	const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
	// A month that is too short ends on its last day.
	return Math.min(toDay(year, month, start.getUTCDate()), toDay(year, month + 1, 0));
}

/** "Mon, Nov 16" */
export function sayDay(day: CalendarDay, locale: string): string {
	return say(day, locale, { weekday: "short", month: "short", day: "numeric" });
}

/** "Monday, November 16, 2026" */
export function sayWholeDay(day: CalendarDay, locale: string): string {
	return say(day, locale, { dateStyle: "full" });
}

function say(day: CalendarDay, locale: string, how: Intl.DateTimeFormatOptions): string {
	return toDate(day).toLocaleDateString(locale, { ...how, timeZone: "UTC" });
}

function toDay(year: number, month: number, date: number): CalendarDay {
	// Date.UTC takes years below 100 for those of the last century.
	return new Date(0).setUTCFullYear(year, month, date) / dayLength;
}

function toDate(day: CalendarDay): Date {
	return new Date(day * dayLength);
}
