import { mkdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely } from "kysely";
import { type Db, openDatabaseToRead } from "../db/database.server.ts";
import { fillDatabase, indexRequests, rowsAtOnce, type TableRows } from "../db/fill.server.ts";
import { migrate } from "../db/migrate.server.ts";
import { type Row, type TableName, tableNames } from "../db/snapshot.server.ts";
import { openSqlite } from "../db/sqlite.server.ts";
import type { Tables } from "../db/tables.ts";
import { listSiteFaults, type SiteFault } from "../health/list-site-faults.server.ts";
import { openFileStore } from "../requests/files/file-store.server.ts";
import { forgetRequests } from "../requests/newest-request.server.ts";
import type { SitePlace } from "../storage/storage.server.ts";
import { CopyRefused } from "./copy-refused.ts";
import type { UnpackedCopy } from "./unpacked-files.server.ts";

/** Unpacks a copy into an empty folder. */
export type Unpack = (folder: string) => Promise<UnpackedCopy>;

export interface UnpackedSite extends UnpackedCopy {
	/** Faults that the site already had when it was copied, such as a missing file. */
	faults: string[];
}

/**
 * Makes a whole site on SQLite from a copy, in a new folder, and checks it as `npm run verify` does. Its hashes prove
 * that it is what was copied, so only an inconsistent database is refused. Nobody is signed in there.
 * @throws CopyRefused
 */
export async function unpackSite(folder: string, unpack: Unpack): Promise<UnpackedSite> {
	mkdirSync(folder, { mode: 0o700 });
	const copy = await unpack(folder);
	await makeDatabase(folder, copy);
	await rm(join(folder, "rows"), { recursive: true });
	mkdirSync(join(folder, "quarantine"), { mode: 0o700 });
	const place = { dataDir: folder, databaseUrl: null, s3: null };
	const faults = await listFaults(place);
	const ofDatabase = faults
		.filter(({ kind }) => kind === "database" || kind === "mismatch")
		.map(({ says }) => says);
	if (ofDatabase.length > 0) {
		throw new CopyRefused(`The copy does not make a sound site: ${ofDatabase.join("; ")}.`);
	}
	return { ...copy, faults: faults.map(({ says }) => says) };
}

async function listFaults(place: SitePlace): Promise<SiteFault[]> {
	const database = await openDatabaseToRead(place);
	try {
		return (await listSiteFaults(database, place)).faults;
	} finally {
		await database.close();
	}
}

async function makeDatabase(folder: string, copy: UnpackedCopy): Promise<void> {
	const { dialect } = openSqlite(join(folder, "linework.db"));
	const db = new Kysely<Tables>({ dialect });
	const files = await openFileStore({ dataDir: folder, s3: null });
	try {
		await migrate(db, "sqlite", copy.about.migrations.at(-1));
		await fillDatabase(db, "sqlite", readRows(copy));
		await requireAllRows(db, copy);
		await migrate(db, "sqlite");
		// Some may have been ended since. Counts of guesses end by themselves, within an hour.
		for (const table of ["sessions", "known_devices", "setup_links"] as const)
			await db.deleteFrom(table).execute();
		await db.transaction().execute(indexRequests);
		const { id } = await db.selectFrom("instance").select("id").executeTakeFirstOrThrow();
		await writeFile(join(folder, "instance"), `${id}\n`, { mode: 0o600, flush: true });
		await forgetRequests(db, files, []);
	} finally {
		await files.close();
		await db.destroy();
	}
}

async function* readRows({ rows }: UnpackedCopy): AsyncGenerator<TableRows> {
	for (const { table, path } of rows) {
		if (!isTable(table))
			throw new CopyRefused(`The copy holds a table that is not known: ${table}.`);
		const lines = (await readFile(path, "utf8")).split("\n").slice(0, -1);
		for (let at = 0; at < lines.length; at += rowsAtOnce) {
			yield { table, rows: lines.slice(at, at + rowsAtOnce).map((line): Row => JSON.parse(line)) };
		}
	}
}

function isTable(name: string): name is TableName {
	return (tableNames as string[]).includes(name);
}

async function requireAllRows(db: Db, { manifest }: UnpackedCopy): Promise<void> {
	for (const [table, expected] of Object.entries(manifest.rows)) {
		const { count } = await db
			.selectFrom(table as TableName)
			.select(({ fn }) => fn.countAll<number>().as("count"))
			.executeTakeFirstOrThrow();
		if (count !== expected) throw new CopyRefused(`The copy lacks rows of ${table}.`);
	}
}
