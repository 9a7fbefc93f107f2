import { existsSync } from "node:fs";
import { readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import {
	explainFolderError,
	makeOwnFolder,
	restoringFolder,
	tryingFolder,
} from "../db/data-folder.server.ts";
import { fillDatabase, indexRequests, rowsAtOnce, type TableRows } from "../db/fill.server.ts";
import { lockDataFolder } from "../db/folder-lock.server.ts";
import { migrate } from "../db/migrate.server.ts";
import { explainOpenError } from "../db/open-error.server.ts";
import { openPostgres } from "../db/postgres.server.ts";
import {
	type Row,
	readTable,
	type Snapshot,
	tableNames,
	withSnapshot,
} from "../db/snapshot.server.ts";
import type { Tables } from "../db/tables.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import { syncToDisk } from "../storage/sync.server.ts";
import { CopyRefused } from "./copy-refused.ts";
import { clearBucket, fillBucket, prepareBucket } from "./fill-bucket.server.ts";
import { unpackCopy } from "./read-copy.server.ts";
import { type Unpack, type UnpackedSite, unpackSite } from "./unpack-site.server.ts";

// The id comes first, so that a start after a kill in between finds a folder without its database.
const moved = [
	...["instance", "bucket", "newest-request", "incoming"],
	...["files", "originals", "pictures", "quarantine"],
	"linework.db",
];
const ignored = ["lock", "running", "lost+found"];

/** @returns what is not whole in it, too @throws CopyRefused, ConfigError */
export function restoreCopy(
	file: string,
	place: SitePlace,
	key: string | null,
): Promise<UnpackedSite> {
	return restoreSite(place, (folder) => unpackCopy(file, folder, key));
}

/**
 * Puts a site into an empty folder, and an empty database if there is one on Postgres.
 * Nothing is left behind by a failure, and no site by a kill: the folder `restoring` is removed last.
 * @throws CopyRefused, ConfigError
 */
export async function restoreSite(place: SitePlace, unpack: Unpack): Promise<UnpackedSite> {
	const { dataDir, s3 } = place;
	const wasThere = existsSync(dataDir);
	try {
		makeOwnFolder(dataDir);
	} catch (error) {
		throw explainFolderError(error, dataDir);
	}
	const scratch = join(dataDir, restoringFolder);
	const target = await openTarget(place, scratch);
	let filling = false;
	try {
		await requireRestorable(dataDir);
		const unlock = await lockDataFolder(dataDir, () => {}, 0);
		try {
			if (s3) await prepareBucket(dataDir, s3);
			// The tables go before the folder, which tells whose rows they are.
			if (target?.hasLeftRows) await emptyTables(target.db);
			await clear(dataDir);
			const copy = await unpackSite(scratch, unpack);
			if (s3) {
				filling = true;
				await fillBucket(scratch, s3);
			}
			if (target) await transfer(scratch, target.db);
			await moveIntoPlace(scratch, place);
			return copy;
		} catch (error) {
			if (s3 && filling) await clearBucket(dataDir, s3);
			await clear(dataDir);
			await rm(join(dataDir, "lock"), { force: true });
			throw error;
		} finally {
			unlock();
		}
	} finally {
		await target?.db.destroy();
		// `rmdir` removes only an empty folder.
		if (!wasThere) await rmdir(dataDir).catch(() => {});
	}
}

async function requireRestorable(dataDir: string): Promise<void> {
	const found = await listFound(dataDir);
	const isLeft = (name: string) => name === restoringFolder || moved.includes(name);
	if (found.length === 0 || (found.includes(restoringFolder) && found.every(isLeft))) return;
	throw new CopyRefused(
		`DATA_DIR (${dataDir}) is not empty. Nothing was changed. Set DATA_DIR to an empty folder, or move what is there to another place.`,
	);
}

/** Removes what a restore has left, its mark last. */
async function clear(dataDir: string): Promise<void> {
	const found = await listFound(dataDir);
	for (const name of moved.filter((one) => found.includes(one)))
		await rm(join(dataDir, name), { recursive: true });
	await rm(join(dataDir, restoringFolder), { recursive: true, force: true });
}

async function listFound(dataDir: string): Promise<string[]> {
	return (await readdir(dataDir)).filter((name) => !ignored.includes(name));
}

async function moveIntoPlace(scratch: string, { dataDir, databaseUrl }: SitePlace): Promise<void> {
	await syncToDisk(scratch);
	const isKept = (name: string) => name === "linework.db" && databaseUrl !== null;
	const found = (await readdir(scratch)).filter((name) => !isKept(name));
	for (const name of moved.filter((one) => found.includes(one))) {
		await rename(join(scratch, name), join(dataDir, name));
		await syncToDisk(dataDir);
	}
	// One step ends the restore: while the folder `restoring` is there, the rows in Postgres are this restore's.
	await rename(scratch, join(dataDir, tryingFolder));
	await syncToDisk(dataDir);
	await rm(join(dataDir, tryingFolder), { recursive: true });
	await syncToDisk(dataDir);
}

interface Target {
	db: Kysely<Tables>;
	/** There are rows of a restore that was interrupted after its commit. */
	hasLeftRows: boolean;
}

/** @returns null for SQLite */
async function openTarget(place: SitePlace, scratch: string): Promise<Target | null> {
	if (place.databaseUrl === null) return null;
	const db = new Kysely<Tables>({ dialect: openPostgres(place.databaseUrl, { unhurried: true }) });
	try {
		return { db, hasLeftRows: await findLeftRows(db, scratch) };
	} catch (error) {
		await db.destroy();
		throw explainOpenError(error, place);
	}
}

/** @throws CopyRefused when the rows are a site's */
async function findLeftRows(db: Kysely<Tables>, scratch: string): Promise<boolean> {
	const tables = (await db.introspection.getTables()).map(({ name }) => name);
	const instance = tables.includes("instance")
		? await db.selectFrom("instance").select("id").executeTakeFirst()
		: undefined;
	const isOlder = tables.includes("consultation_submissions") && !tables.includes("instance");
	if (!instance && !isOlder) return false;
	if (instance && (await isTransferred(scratch, db))) return true;
	throw new CopyRefused(
		"The database at DATABASE_URL holds a site already. Nothing was changed. Set DATABASE_URL to an empty database.",
	);
}

async function isTransferred(scratch: string, target: Kysely<Tables>): Promise<boolean> {
	const readId = (db: Kysely<Tables>) =>
		db.selectFrom("instance").select("id").executeTakeFirstOrThrow();
	if (!existsSync(join(scratch, "linework.db"))) return false;
	return withSnapshot({ dataDir: scratch, databaseUrl: null }, async (snapshot) => {
		const isSame = (await readId(snapshot.db)).id === (await readId(target)).id;
		return isSame && hasSameCounts(snapshot, target);
	}).catch(() => false);
}

async function emptyTables(target: Kysely<Tables>): Promise<void> {
	const there = (await target.introspection.getTables()).map(({ name }) => name);
	const tables = tableNames.filter((name) => there.includes(name)).map((name) => sql.table(name));
	if (tables.length > 0) await sql`truncate ${sql.join(tables)} cascade`.execute(target);
}

/** All rows in one transaction: after a kill the database is as empty as before, but for its tables. */
async function transfer(scratch: string, target: Kysely<Tables>): Promise<void> {
	await migrate(target, "postgres");
	await withSnapshot({ dataDir: scratch, databaseUrl: null }, (snapshot) =>
		fillDatabase(target, "postgres", readAll(snapshot), indexRequests),
	);
}

async function* readAll(snapshot: Snapshot): AsyncGenerator<TableRows> {
	for (const table of snapshot.tables) {
		let rows: Row[] = [];
		for await (const row of readTable(snapshot, table)) {
			rows.push(row);
			if (rows.length < rowsAtOnce) continue;
			yield { table, rows };
			rows = [];
		}
		if (rows.length > 0) yield { table, rows };
	}
}

async function hasSameCounts(snapshot: Snapshot, other: Kysely<Tables>): Promise<boolean> {
	for (const table of snapshot.tables) {
		const count = (db: Kysely<Tables>) =>
			db
				.selectFrom(table)
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.executeTakeFirstOrThrow();
		if ((await count(snapshot.db)).count !== (await count(other)).count) return false;
	}
	return true;
}
