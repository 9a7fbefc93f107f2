import type { RequestProgress } from "../../../db/desk-tables.ts";
import { sayCount } from "../../../ui/say-count.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left of the promised time, or null where nobody waits. */
export function tellReplyTime(
	{ state, waiting_since }: Pick<RequestProgress, "state" | "waiting_since">,
	promisedHours: number,
	now: number,
): { text: string; overdue: boolean } | null {
	if (waiting_since === null || state === "spam") return null;
	const left = Date.parse(waiting_since) + promisedHours * hour - now;
	return left > 0
		? { text: `${sayDuration(left)} left to answer`, overdue: false }
		: { text: `Overdue by ${sayDuration(-left)}`, overdue: true };
}

/** Rounded down, in the largest unit of which there are two. */
export function sayDuration(ms: number): string {
	if (ms < 2 * hour) return sayCount(Math.max(1, Math.floor(ms / minute)), "minute");
	if (ms < 2 * day) return sayCount(Math.floor(ms / hour), "hour");
	return sayCount(Math.floor(ms / day), "day");
}
