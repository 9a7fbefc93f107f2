/** As schema.org names them. */
export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

export interface DaySpan {
	firstDay: (typeof weekdays)[number];
	lastDay: (typeof weekdays)[number];
}

/** Times are such as `09:30`; one that closes at `00:00` is open until the day ends. */
export interface OpeningHours extends DaySpan {
	opens: string;
	closes: string;
}

/** Goes on after Sunday: Saturday to Monday are three days. */
export function listWeekdays({ firstDay, lastDay }: DaySpan): DaySpan["firstDay"][] {
	const first = weekdays.indexOf(firstDay);
	const more = (weekdays.indexOf(lastDay) - first + 7) % 7;
	return [...weekdays, ...weekdays].slice(first, first + more + 1);
}

export function sayWeekdays({ firstDay, lastDay }: DaySpan): string {
	return firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
}

export function closesLater({ opens, closes }: OpeningHours): boolean {
	return opens !== closes && opens < endOf(closes);
}

/** @returns a day with two times that overlap */
export function findOverlap(hours: OpeningHours[]): DaySpan["firstDay"] | undefined {
	return weekdays.find((day) => {
		const own = hours.filter((one) => listWeekdays(one).includes(day));
		const sorted = own.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));
		return sorted.some(({ closes }, index) => {
			const next = sorted[index + 1];
			return next !== undefined && next.opens < endOf(closes);
		});
	});
}

function endOf(closes: string): string {
	return closes === "00:00" ? "24:00" : closes;
}

/** @returns the artist's words first, then the exact hours, such as `Tuesday to Saturday, 12 to 8 PM`. */
export function listHours({
	hours,
	openingHours = [],
	locale,
}: {
	hours: string;
	openingHours?: OpeningHours[] | undefined;
	locale: string;
}): string[] {
	return [hours, ...openingHours.map((one) => writeHours(one, locale))];
}

function writeHours({ opens, closes, ...days }: OpeningHours, locale: string): string {
	const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
	const dateOf = (time: string) => new Date(`2025-01-01T${time}Z`);
	const times = format
		.formatRange(dateOf(opens), dateOf(closes))
		.replace(/\s*\u2013\s*/, " to ")
		// Stays on one line. Locales write narrower spaces, for which browsers would load one more font.
		.replaceAll(/\s/g, "\u00a0");
	const short = format.resolvedOptions().hour12 ? times.replaceAll(":00", "") : times;
	return `${sayWeekdays(days)}, ${short}`;
}
