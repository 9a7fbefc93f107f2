import { data } from "react-router";
import { isUuid } from "../../db/check-values.ts";
import type { Db } from "../../db/database.server.ts";

/** @returns everything about one request but its files */
export async function findRequest(db: Db, id: string) {
	if (!isUuid(id)) return undefined;
	return db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.selectAll()
		.where("request.id", "=", id)
		.executeTakeFirst();
}

/** @throws 404 */
export async function requireRequest(db: Db, id: string) {
	const request = await findRequest(db, id);
	if (!request) {
		const why = "It was erased, or the address was mistyped. Nothing from it is kept here.";
		throw data(why, { status: 404 });
	}
	return request;
}

/** For actions: its page had it. @throws 404 */
export async function requireStill(db: Db, id: string) {
	const request = await findRequest(db, id);
	if (!request) throw goneRequest();
	return request;
}

export function goneRequest() {
	const why =
		"It was erased while you had it open, and everything with it: clients can do that on their page. Nothing was sent or saved.";
	return data(why, { status: 404 });
}

export type RequestRow = Awaited<ReturnType<typeof requireRequest>>;
