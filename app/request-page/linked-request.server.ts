import { data } from "react-router";
import type { Db } from "../db/database.server.ts";
import { listFilesOf } from "../requests/files/reference-files.server.ts";
import { findLinkedRequest } from "../requests/links.server.ts";
import { listEvents } from "../requests/progress/events.server.ts";
import { findStateBeforeSpam } from "../requests/progress/states.ts";

/** @throws 404, alike for an unknown, a malformed and an erased one's token */
export async function requireLinkedRequest(db: Db, token: string): Promise<string> {
	const id = /^[0-9a-f]{64}$/.test(token) ? await findLinkedRequest(db, token) : undefined;
	if (id === undefined) throw data(null, { status: 404 });
	return id;
}

/** Reads only what the client may see. */
export async function readLinkedRequest(db: Db, token: string) {
	const id = await requireLinkedRequest(db, token);
	const request = await db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.selectAll("request")
		.select(["progress.state", "progress.waitlist", "progress.waiting_since"])
		.where("request.id", "=", id)
		.executeTakeFirst();
	if (!request) throw data(null, { status: 404 });
	const { set_aside: _, state: own, waitlist, waiting_since, ...stored } = request;
	const events = (await listEvents(db, id)).filter(({ kind }) => kind !== "note");
	const files = await listFilesOf(db, id);
	// To its sender, a request set aside as spam looks as it did before.
	const state = own === "spam" ? findStateBeforeSpam(events) : own;
	return { request: stored, state, waitlist, waiting_since, events, files };
}
