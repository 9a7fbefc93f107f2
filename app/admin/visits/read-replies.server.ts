import type { Db } from "../../db/database.server.ts";
import { measureReplies, type Replies } from "./measure-replies.ts";

const measuredMs = 90 * 24 * 60 * 60 * 1000;

/** Of the last 90 days, without the waitlist, which is promised nothing, and without what looked like spam. */
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
		.where("waitlist", "is", null)
		.where("set_aside", "is", null)
		.execute();
	return measureReplies(requests, promisedHours, now);
}
