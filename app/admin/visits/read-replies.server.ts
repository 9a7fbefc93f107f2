import type { Db } from "../../db/database.server.ts";

export interface Replies {
	inTime: number;
	late: number;
	/** Without an answer although the promised hours are over. */
	none: number;
	/** Median, in ms; null without answers. */
	usualMs: number | null;
}

const hour = 60 * 60 * 1000;
const measuredMs = 90 * 24 * hour;

/**
 * Of the last 90 days, without the waitlist, which is promised nothing, what looked like spam, what was declined without a
 * word to the client, what was withdrawn before the answer, and what may still be answered in time.
 */
export async function readReplies(db: Db, promisedHours: number): Promise<Replies> {
	const now = Date.now();
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
	const promised = promisedHours * hour;
	const spans: number[] = [];
	let none = 0;
	for (const { created_at, answered_at, withdrawn_at } of requests) {
		const began = Date.parse(created_at);
		if (withdrawn_at !== null && (answered_at === null || withdrawn_at < answered_at)) continue;
		if (answered_at !== null) spans.push(Date.parse(answered_at) - began);
		else if (now - began > promised) none += 1;
	}
	spans.sort((a, b) => a - b);
	const inTime = spans.filter((span) => span <= promised).length;
	return { inTime, late: spans.length - inTime, none, usualMs: findMedian(spans) };
}

function findMedian(sorted: number[]): number | null {
	const upper = sorted[Math.floor(sorted.length / 2)];
	const lower = sorted[Math.ceil(sorted.length / 2) - 1];
	return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
