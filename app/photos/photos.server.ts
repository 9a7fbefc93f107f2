import type { Insertable, Selectable, Transaction } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Photos } from "../db/desk-tables.ts";
import type { Lease } from "../db/lease.server.ts";
import type { ReferenceFiles, Tables } from "../db/tables.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";

export type Photo = Omit<Selectable<Photos>, "picture"> & { picture: StoredPicture | null };

export async function addPhoto(
	db: Db,
	{ id, name, media_type, bytes, sha256, sent_bytes, created_at }: Insertable<ReferenceFiles>,
): Promise<void> {
	const row = { id, name, media_type, bytes, sha256, sent_bytes, created_at };
	await commit(db, (trx) =>
		trx
			.insertInto("photos")
			.values({ ...row, state: "waiting", problem: null, picture: null })
			.execute(),
	);
}

/** @returns the newest first, without deleted ones */
export async function listPhotos(db: Db): Promise<Photo[]> {
	const rows = await db
		.selectFrom("photos")
		.selectAll()
		.where("state", "!=", "deleted")
		.orderBy("created_at", "desc")
		.orderBy("id")
		.execute();
	return rows.map(read);
}

export async function findPhoto(db: Db, id: string): Promise<Photo | undefined> {
	const row = await db
		.selectFrom("photos")
		.selectAll()
		.where("id", "=", id)
		.where("state", "!=", "deleted")
		.executeTakeFirst();
	return row && read(row);
}

/** @returns whether there are photos to make or files to remove */
export async function hasPhotoWork(db: Db): Promise<boolean> {
	const row = await db
		.selectFrom("photos")
		.select("id")
		.where("state", "in", ["waiting", "working", "deleted"])
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** @returns the oldest that is not made yet; one that was interrupted is made again */
export function nextPhoto(db: Db): Promise<Pick<Photo, "id"> | undefined> {
	return db
		.selectFrom("photos")
		.select("id")
		.where("state", "in", ["waiting", "working"])
		.orderBy("created_at")
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
}

type Step =
	| { state: "waiting" | "working" }
	| { state: "ready"; picture: StoredPicture }
	| { state: "failed"; problem: string };

/** @returns false if the photo was deleted */
export function notePhoto(db: Db, id: string, step: Step): Promise<boolean> {
	return commit(db, (trx) => setStep(trx, id, step, ["waiting", "working", "ready", "failed"]));
}

/** @returns false if the photo was deleted or this process lost the lease */
export function noteWork(db: Db, id: string, step: Step, lease: Lease): Promise<boolean> {
	return commit(
		db,
		async (trx) =>
			(await lease.keepIn(trx)) && (await setStep(trx, id, step, ["waiting", "working"])),
	);
}

async function setStep(
	trx: Transaction<Tables>,
	id: string,
	step: Step,
	from: Photo["state"][],
): Promise<boolean> {
	const row = {
		state: step.state,
		problem: step.state === "failed" ? step.problem : null,
		picture: step.state === "ready" ? JSON.stringify(step.picture) : null,
	};
	const { numUpdatedRows } = await trx
		.updateTable("photos")
		.set(row)
		.where("id", "=", id)
		.where("state", "in", from)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

function read(row: Selectable<Photos>): Photo {
	return { ...row, picture: row.picture === null ? null : JSON.parse(row.picture) };
}
