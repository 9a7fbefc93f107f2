import type { Db } from "../app/db/database.server.ts";

export function readProgress(db: Db, requestId: string) {
	return db
		.selectFrom("request_progress")
		.selectAll()
		.where("submission_id", "=", requestId)
		.executeTakeFirstOrThrow();
}
