import type { Db } from "../../db/database.server.ts";

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
	const files = await db
		.selectFrom("reference_files")
		.select(["id", "name", "media_type", "bytes"])
		.where("submission_id", "=", id)
		.orderBy("position")
		.execute();
	return { request, files };
}
