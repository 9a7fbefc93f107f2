import { findDue } from "../../requests/progress/find-due.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps: [ms: number, one: string, many: string][] = [
	[365 * day, "year", "years"],
	[30 * day, "month", "months"],
	[day, "day", "days"],
	[hour, "h", "h"],
	[minute, "min", "min"],
];

export function writeAge(time: string, now: number): string {
	const ms = now - Date.parse(time);
	return ms < minute ? "just now" : `${writeSpan(ms)} ago`;
}

/** @param hours within which the studio promises an answer */
export function writeTimeLeft(
	time: string,
	hours: number,
	now: number,
): { text: string; overdue: boolean } {
	const left = findDue(time, hours) - now;
	return left > 0
		? { text: `${writeSpan(Math.max(left, minute))} left`, overdue: false }
		: { text: `Overdue by ${writeSpan(Math.max(-left, minute))}`, overdue: true };
}

/** Rounded down; hours up to two days, because answers are promised in hours. */
function writeSpan(ms: number): string {
	const [length, one, many] = steps.find(
		([step]) => ms >= step && !(step === day && ms < 2 * day),
	) ?? [minute, "min", "min"];
	const count = Math.floor(ms / length);
	return `${count} ${count === 1 ? one : many}`;
}
