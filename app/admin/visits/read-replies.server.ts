import type { Db } from "../../db/database.server.ts";
import { measureReplies, type Replies } from "./measure-replies.ts";

const measuredMs = 90 * 24 * 60 * 60 * 1000;

/**
 * Of the last 90 days, without the waitlist, which is promised nothing, what looked like spam, and what was declined
 * without a word to the client.
 */
export async function readReplies(
	db: Db,
	promisedHours: number,
	now = Date.now(),
): Promise<Replies> {
	const requests = await db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.select(["created_at", "answered_at"])
		.select(({ selectFrom }) =>
			selectFrom("request_events as event")
				.select(({ fn }) => fn.min("event.created_at").as("at"))
				.whereRef("event.submission_id", "=", "request.id")
				.where("kind", "=", "state")
				.where("text", "=", "withdrawn")
				.as("withdrawn_at"),
		)
		.where("created_at", ">", new Date(now - measuredMs).toISOString())
		.where("state", "<>", "spam")
		.where(({ eb, or }) => or([eb("state", "<>", "declined"), eb("answered_at", "is not", null)]))
		.where("waitlist", "is", null)
		.where("set_aside", "is", null)
		.execute();
	return measureReplies(requests, promisedHours, now);
}
