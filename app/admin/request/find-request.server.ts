import { isUuid } from "../../db/check-values.ts";
import type { Db } from "../../db/database.server.ts";
import { listFilesOf } from "../../requests/files/reference-files.server.ts";

/** Everything about one request, with its files in the order they were chosen. */
export async function findRequest(db: Db, id: string) {
	if (!isUuid(id)) return undefined;
	const request = await db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.selectAll()
		.where("request.id", "=", id)
		.executeTakeFirst();
	if (!request) return undefined;
	return { request, files: await listFilesOf(db, id) };
}
