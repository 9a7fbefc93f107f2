import type { Insertable, Selectable, Transaction } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { ReferenceFiles, Tables } from "../../db/tables.ts";

export async function insertReferenceFiles(
	db: Db,
	rows: Insertable<ReferenceFiles>[],
): Promise<void> {
	if (rows.length === 0) return;
	await commit(db, (trx) => trx.insertInto("reference_files").values(rows).execute());
}

export async function findUnclaimedFile(
	db: Db,
	id: string,
): Promise<Selectable<ReferenceFiles> | undefined> {
	return db
		.selectFrom("reference_files")
		.selectAll()
		.where("id", "=", id)
		.where("submission_id", "is", null)
		.executeTakeFirst();
}

export async function listUnclaimedFiles(
	db: Db,
	ids: string[],
): Promise<Pick<Selectable<ReferenceFiles>, "id" | "name">[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.selectFrom("reference_files")
		.select(["id", "name"])
		.where("id", "in", ids)
		.where("submission_id", "is", null)
		.execute();
	return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

type RequestFile = Pick<Selectable<ReferenceFiles>, "id" | "name" | "media_type" | "bytes">;

/** In the order they were chosen. */
export function listFilesOf(db: Db, submissionId: string): Promise<RequestFile[]> {
	return selectFilesOf(db, submissionId).orderBy("position").execute();
}

/** @returns undefined unless the file belongs to this request */
export function findFileOf(
	db: Db,
	submissionId: string,
	id: string,
): Promise<RequestFile | undefined> {
	return selectFilesOf(db, submissionId).where("id", "=", id).executeTakeFirst();
}

function selectFilesOf(db: Db, submissionId: string) {
	return db
		.selectFrom("reference_files")
		.select(["id", "name", "media_type", "bytes"])
		.where("submission_id", "=", submissionId);
}

/** One statement, so that no file is claimed and swept at once. @param which ids, or an ISO 8601 time */
export async function deleteUnclaimedFiles(
	db: Db,
	which: { ids: string[] } | { before: string },
): Promise<string[]> {
	const rows = await commit(db, (trx) => {
		const unclaimed = trx.deleteFrom("reference_files").where("submission_id", "is", null);
		return (
			"ids" in which
				? unclaimed.where("id", "in", which.ids)
				: unclaimed.where("created_at", "<", which.before)
		)
			.returning("id")
			.execute();
	});
	return rows.map(({ id }) => id);
}

export async function listKnownFileIds(db: Db): Promise<Set<string>> {
	const rows = await db.selectFrom("reference_files").select("id").execute();
	return new Set(rows.map(({ id }) => id));
}

export async function countFileRows(db: Db, before: string) {
	const all = db.selectFrom("reference_files");
	const { counted, ...counts } = await db
		.selectNoFrom([
			db
				.selectFrom("consultation_submissions")
				.select(({ fn }) => fn.sum<number>("reference_images_count").as("sum"))
				.as("counted"),
			all
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where("submission_id", "is not", null)
				.as("claimed"),
			all.select(({ fn }) => fn.countAll<number>().as("count")).as("known"),
			all
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.where("submission_id", "is", null)
				.where("created_at", "<", before)
				.as("due"),
		])
		.executeTakeFirstOrThrow();
	const { claimed, known, due } = counts;
	return {
		counted: Number(counted),
		claimed: Number(claimed),
		known: Number(known),
		due: Number(due),
	};
}

/** A write: adding files and erasing the request wait for each other. @returns the number of its files */
export function holdRequest(
	trx: Transaction<Tables>,
	id: string,
): Promise<{ count: number } | undefined> {
	return trx
		.updateTable("consultation_submissions")
		.set(({ ref }) => ({ reference_images_count: ref("reference_images_count") }))
		.where("id", "=", id)
		.returning("reference_images_count as count")
		.executeTakeFirst();
}
