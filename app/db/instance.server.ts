import { randomBytes } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { ConfigError } from "../server/config.server.ts";
import { writeMark } from "../storage/bucket-mark.server.ts";
import type { StoragePlace } from "../storage/storage.server.ts";
import { moveDurably, syncToDisk } from "../storage/sync.server.ts";
import { otherSite, readBucketId } from "../storage/with-bucket.server.ts";
import { commit } from "./commit.server.ts";
import { explainFolderError, listFileNames } from "./data-folder.server.ts";
import type { DatabasePlace } from "./database.server.ts";
import { isTableMissing } from "./error-codes.server.ts";
import type { Tables } from "./tables.ts";

/** Names the bucket too, if the site keeps its files in one. */
export type InstancePlace = DatabasePlace & Partial<Pick<StoragePlace, "s3">>;

export function knowsTooFew(unknown: number, all: number): boolean {
	return unknown > 0 && (unknown > all / 2 || unknown > Math.max(5, all / 20));
}

/** Checks, without writing, that database and data folder belong together. @throws ConfigError */
export async function checkInstance(db: Kysely<Tables>, place: InstancePlace): Promise<void> {
	const inFolder = readInstanceId(place);
	const rows = await readIfThere(() => db.selectFrom("instance").select("id").execute());
	const inDatabase = rows?.[0]?.id ?? null;
	if (inFolder && inFolder === inDatabase) return;
	if (inFolder && inDatabase) throw differ(place);
	// The first start crashed between writing the row and renaming the file.
	if (inDatabase && inDatabase === readInstanceId(place, "instance.new")) return;
	if (!inFolder && place.databaseUrl && place.s3) {
		// With a bucket, the folder holds nothing of the site, so the bucket's id counts.
		const inBucket = await readBucketId(place, place.s3);
		if (inBucket && inBucket !== inDatabase) throw otherSite(place.s3);
		if (inDatabase) return;
	}
	if (inDatabase) throw folderWithoutId(place, inDatabase);
	const known = await readIfThere(() => db.selectFrom("reference_files").select("id").execute());
	if (!known) return requireNoSite(place);
	if (inFolder) throw databaseWithoutId(place);
	const files = new Set(listFileNames(place.dataDir));
	const missing = known.filter(({ id }) => !files.has(id)).length;
	const unknown = files.size - (known.length - missing);
	if (knowsTooFew(unknown, files.size) || knowsTooFew(missing, known.length)) {
		throw disagree(place, { unknown, missing });
	}
}

export function requireNoSite(place: DatabasePlace): void {
	const files = listFileNames(place.dataDir).length;
	if (readInstanceId(place) || files > 0) throw emptyDatabase(place, files);
}

export async function shareInstanceId(db: Kysely<Tables>, place: InstancePlace): Promise<void> {
	if (readInstanceId(place)) return;
	const { id } =
		(await db.selectFrom("instance").select("id").executeTakeFirst()) ??
		(await begin(db, place, randomBytes(16).toString("hex")));
	if (place.databaseUrl && place.s3 && (await readBucketId(place, place.s3)) === id)
		await writeMark(place.dataDir, place.s3);
	// Don't rewrite a matching file: a crash after truncation would lose the folder's id.
	if (readInstanceId(place, "instance.new") !== id) await writeNewId(place, id);
	await moveDurably(join(place.dataDir, "instance.new"), join(place.dataDir, "instance"));
}

/** Syncs the file before the row, so that `checkInstance` recognises a crash between them. */
async function begin(db: Kysely<Tables>, place: DatabasePlace, id: string) {
	await writeNewId(place, id);
	rmSync(join(place.dataDir, "newest-request"), { force: true });
	return commit(db, async (trx) => {
		await trx
			.insertInto("instance")
			.values({ one: 1, id })
			.onConflict((conflict) => conflict.column("one").doNothing())
			.execute();
		return trx.selectFrom("instance").select("id").executeTakeFirstOrThrow();
	});
}

/** Works without a database. @throws ConfigError when the folder cannot be read */
export function readInstanceId(
	{ dataDir }: Pick<DatabasePlace, "dataDir">,
	name: "instance" | "instance.new" = "instance",
): string | null {
	try {
		return readFileSync(join(dataDir, name), "latin1").trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw explainFolderError(error, dataDir);
	}
}

async function readIfThere<T>(read: () => Promise<T>): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		if (isTableMissing(error)) return null;
		throw error;
	}
}

async function writeNewId({ dataDir }: DatabasePlace, id: string): Promise<void> {
	await writeFile(join(dataDir, "instance.new"), `${id}\n`, { mode: 0o600, flush: true });
	await syncToDisk(dataDir);
}

function nameOf({ databaseUrl }: DatabasePlace): string {
	return databaseUrl ? "The database at DATABASE_URL" : "linework.db";
}

function emptyDatabase(place: DatabasePlace, files: number): ConfigError {
	const empty = place.databaseUrl ? "is empty" : "is missing or empty";
	return new ConfigError(
		`${nameOf(place)} ${empty}, and DATA_DIR (${place.dataDir}) belongs to a site already, with ${files} files. Nothing was changed. Put back the site's own database or a copy of it, or set DATABASE_URL as it was. To begin anew, set DATA_DIR to an empty folder. If the database is lost for good, move the folder files to a safe place, remove the file instance, and start again.`,
	);
}

function differ(place: DatabasePlace): ConfigError {
	return new ConfigError(
		`${nameOf(place)} and DATA_DIR (${place.dataDir}) belong to two different sites. Nothing was changed. Put back the database and the folder that belong together, or set DATA_DIR and DATABASE_URL to them. To begin anew, set DATA_DIR to an empty folder and DATABASE_URL to an empty database.`,
	);
}

function folderWithoutId(place: InstancePlace, id: string): ConfigError {
	const inBucket =
		place.databaseUrl && !place.s3 ? "If they are in a bucket, set the five S3_ variables. " : "";
	return new ConfigError(
		`${nameOf(place)} belongs to a site whose files are not in DATA_DIR (${place.dataDir}): the file instance is missing there. Nothing was changed. ${inBucket}Set DATA_DIR to the site's folder, or put its folder files and its file instance back. If only that file is lost, or all of them for good, write ${id} into the file instance and start again. To begin anew, set DATA_DIR to an empty folder${place.databaseUrl ? " and DATABASE_URL to an empty database" : ""}.`,
	);
}

function databaseWithoutId(place: DatabasePlace): ConfigError {
	return new ConfigError(
		`DATA_DIR (${place.dataDir}) carries the id of a site, and ${nameOf(place)} carries none. Nothing was changed. Put back the database that belongs to the folder. If this one does, as a copy from before sites had an id, remove the file instance and start again. To begin anew, set DATA_DIR to an empty folder.`,
	);
}

function disagree(
	place: DatabasePlace,
	{ unknown, missing }: { unknown: number; missing: number },
): ConfigError {
	return new ConfigError(
		`${nameOf(place)} and the folder files in DATA_DIR (${place.dataDir}) do not belong together: ${unknown} files are not in the database, and ${missing} files of the database are not in the folder. Nothing was changed. Put back the database and the folder of one and the same time. If there is no such pair, move the files that are not in the database to a safe place, or put the missing ones back, and start again.`,
	);
}
