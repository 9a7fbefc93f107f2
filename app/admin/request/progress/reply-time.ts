import type { RequestProgress } from "../../../db/desk-tables.ts";
import { unanswered } from "../../../requests/progress/states.ts";
import { sayCount } from "../../../ui/say-count.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Asked extends Pick<RequestProgress, "state" | "turn" | "waitlist" | "answered_at"> {
	created_at: string;
}

/** What is left of the promised time, or null once it is kept, or where nobody waits or none was promised. */
export function tellReplyTime(
	{ created_at, state, turn, waitlist, answered_at }: Asked,
	promisedHours: number,
	now: number,
): { text: string; overdue: boolean } | null {
	if (answered_at !== null || waitlist || turn !== "artist" || !unanswered.includes(state))
		return null;
	const left = Date.parse(created_at) + promisedHours * hour - now;
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
