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
	if (!request) throw goneRequest();
	return request;
}

export function goneRequest() {
	return data("This request isn’t here, or it has been erased.", { status: 404 });
}

export type RequestRow = Awaited<ReturnType<typeof requireRequest>>;
