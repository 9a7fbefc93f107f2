import type { Db } from "../../app/db/database.server.ts";

/** @returns lists the requests that have arrived since, the newest first */
export async function followRequests(db: Db) {
	const list = () =>
		db.selectFrom("consultation_submissions").selectAll().orderBy("created_at", "desc").execute();
	const before = new Set((await list()).map(({ id }) => id));
	return async () => (await list()).filter(({ id }) => !before.has(id));
}

/** Of the newest request. */
export async function countFiles(db: Db): Promise<number> {
	const { reference_images_count } = await db
		.selectFrom("consultation_submissions")
		.select("reference_images_count")
		.orderBy("created_at", "desc")
		.executeTakeFirstOrThrow();
	return reference_images_count;
}
