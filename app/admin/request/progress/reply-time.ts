import type { RequestProgress } from "../../../db/desk-tables.ts";
import { findDue } from "../../../requests/progress/find-due.ts";
import { sayDuration } from "../../../ui/say-duration.ts";

/** @returns the rest of the promised time, or null if the client is not waiting */
export function tellReplyTime(
	{ state, waiting_since }: Pick<RequestProgress, "state" | "waiting_since">,
	promisedHours: number,
	now: number,
): { text: string; overdue: boolean } | null {
	if (waiting_since === null || state === "spam") return null;
	const left = findDue(waiting_since, promisedHours) - now;
	return left > 0
		? { text: `${sayDuration(left)} left to answer`, overdue: false }
		: { text: `Overdue by ${sayDuration(-left)}`, overdue: true };
}
