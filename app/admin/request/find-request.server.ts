import type { Db } from "../../db/database.server.ts";
import { listFilesOf } from "../../requests/files/reference-files.server.ts";

export function isRequestId(id: string): boolean {
	return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}

/** Everything about one request, with its files in the order they were chosen. */
export async function findRequest(db: Db, id: string) {
	if (!isRequestId(id)) return undefined;
	const request = await db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.selectAll()
		.where("request.id", "=", id)
		.executeTakeFirst();
	if (!request) return undefined;
	return { request, files: await listFilesOf(db, id) };
}
