import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { commit } from "./commit.server.ts";
import { type DamageWatch, watchDamage } from "./damage.server.ts";
import { isLocked } from "./error-codes.server.ts";
import {
	checkInstance,
	type InstancePlace,
	requireNoSite,
	shareInstanceId,
} from "./instance.server.ts";
import { type EngineKind, migrate } from "./migrate.server.ts";
import { explainOpenError, findSqliteFile } from "./open-error.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { scrubPostgres, scrubSqlite } from "./scrub.server.ts";
import { shareProbe } from "./share-probe.server.ts";
import { openSqlite, openSqliteToRead } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
	kind: EngineKind;
	db: Db;
	isDamaged(): boolean;
	tryWrite(): Promise<void>;
	listFaults(): Promise<string[]>;
	/** Removes deleted rows from the disk. @throws DatabaseBusy after 30 seconds */
	scrub(): Promise<void>;
	close(): Promise<void>;
}

/** `dataDir` is absolute; a null `databaseUrl` means SQLite in that folder. */
export interface DatabasePlace {
	dataDir: string;
	databaseUrl: string | null;
}

const timeoutMs = 5_000;

/**
 * Opens and migrates; opens even a damaged SQLite file, to read what it can.
 * @throws ConfigError when out of reach, locked, newer than this version, or from another site
 */
export async function openDatabase(
	place: InstancePlace,
	onDamage: (sentence: string) => void = () => {},
): Promise<Database> {
	const watch = watchDamage(place.dataDir, onDamage);
	const deadline = Date.now() + timeoutMs;
	for (;;) {
		try {
			return await tryOpening(place, watch);
		} catch (error) {
			// SQLite's own timeout does not cover every lock, such as two processes creating the file.
			if (!isLocked(error) || Date.now() > deadline) throw explainOpenError(error, place);
			await wait(100);
		}
	}
}

/** Opens and migrates one that is there; `openDatabase` would create it. @throws ConfigError */
export async function openExisting(place: InstancePlace): Promise<Database> {
	await (await openDatabaseToRead(place)).close();
	return openDatabase(place);
}

async function tryOpening(place: InstancePlace, watch: DamageWatch): Promise<Database> {
	const { dataDir, databaseUrl } = place;
	const path = join(dataDir, "linework.db");
	// Check first: opening creates the file.
	if (!databaseUrl && !statSync(path, { throwIfNoEntry: false })?.size) requireNoSite(place);
	const sqlite = databaseUrl ? null : openSqlite(path, watch);
	const kind = databaseUrl ? "postgres" : "sqlite";
	const dialect = sqlite?.dialect ?? openPostgres(databaseUrl ?? "");
	const db = new Kysely<Tables>({ dialect });
	try {
		if (!watch.isDamaged()) {
			await checkInstance(db, place);
			await migrate(db, kind);
			await shareInstanceId(db, place);
		}
	} catch (error) {
		if (!watch.isDamaged()) {
			await db.destroy();
			throw error;
		}
	}
	sqlite?.endBlockingWaits();
	return describe(kind, db, watch);
}

/** Read-only, without migrating. @throws ConfigError when it is missing or has no tables of the site */
export async function openDatabaseToRead(place: DatabasePlace): Promise<Database> {
	let db: Db | undefined;
	try {
		const dialect = place.databaseUrl
			? openPostgres(place.databaseUrl, { readOnly: true })
			: openSqliteToRead(findSqliteFile(place.dataDir));
		db = new Kysely<Tables>({ dialect });
		await db.selectFrom("consultation_submissions").select("id").limit(1).execute();
	} catch (error) {
		await db?.destroy();
		throw explainOpenError(error, place);
	}
	const kind = place.databaseUrl ? "postgres" : "sqlite";
	return describe(
		kind,
		db,
		watchDamage(place.dataDir, () => {}),
	);
}

function describe(kind: EngineKind, db: Db, watch: DamageWatch): Database {
	return {
		kind,
		db,
		isDamaged: watch.isDamaged,
		tryWrite: shareProbe(() => tryWrite(db)),
		listFaults: () => (kind === "sqlite" ? listSqliteFaults(db, watch) : Promise.resolve([])),
		scrub: () => (kind === "sqlite" ? scrubSqlite(db) : scrubPostgres(db)),
		close: () => db.destroy(),
	};
}

async function tryWrite(db: Db): Promise<void> {
	// SQLite skips the write when the value is unchanged.
	const probe = randomBytes(8).toString("hex");
	await commit(db, (trx) => trx.updateTable("instance").set({ probe }).execute());
}

async function listSqliteFaults(db: Db, watch: DamageWatch): Promise<string[]> {
	const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
	const damage = integrity.rows.map((row) => row.integrity_check).filter((says) => says !== "ok");
	if (damage.length > 0) watch.note();
	return [...damage, ...keys.rows.map(({ table }) => `a row of ${table} points to nothing`)];
}
