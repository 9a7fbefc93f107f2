import type { Db } from "../../app/db/database.server.ts";

/** @returns lists the requests that have arrived since, the newest first */
export async function followRequests(db: Db) {
	const list = () =>
		db.selectFrom("consultation_submissions").selectAll().orderBy("created_at", "desc").execute();
	const before = new Set((await list()).map(({ id }) => id));
	return async () => (await list()).filter(({ id }) => !before.has(id));
}
