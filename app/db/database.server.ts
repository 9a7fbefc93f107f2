import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { ConfigError } from "../server/config.server.ts";
import { commit } from "./commit.server.ts";
import { type DamageWatch, watchDamage } from "./damage.server.ts";
import { isLocked } from "./error-codes.server.ts";
import { checkInstance, requireNoSite, settleInstance } from "./instance.server.ts";
import { type EngineKind, migrate } from "./migrate.server.ts";
import { explainOpenError } from "./open-error.server.ts";
import { openPostgres } from "./postgres.server.ts";
import { scrubPostgres, scrubSqlite } from "./scrub.server.ts";
import { shareProbe } from "./share-probe.server.ts";
import { openSqlite, openSqliteToRead } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Db = Kysely<Tables>;

export interface Database {
	kind: EngineKind;
	db: Db;
	/** True once the file is known to be damaged: every transaction is refused until the next start. */
	isDamaged(): boolean;
	/** @throws unless a transaction that writes can be committed */
	tryWrite(): Promise<void>;
	/** @returns sentences on what the engine itself finds wrong; empty when all is well */
	listFaults(): Promise<string[]>;
	/** Overwrites what deleted rows have left behind. @throws DatabaseBusy after half a minute */
	scrub(): Promise<void>;
	close(): Promise<void>;
}

/** Where the data is: a Postgres address, or null for SQLite in the data folder (absolute path). */
export interface DatabasePlace {
	dataDir: string;
	databaseUrl: string | null;
}

const patienceMs = 5_000;

/**
 * Opens SQLite in the data folder, or Postgres where a URL is given, and brings the tables up to date.
 * A damaged SQLite file is opened as far as it can be, to be read.
 * @param tellDamage called once, with a sentence for who runs the site, when the file is found damaged
 * @throws ConfigError when it cannot be reached, stays locked, was made by a newer version, or does not
 *   belong to the data folder
 */
export async function openDatabase(
	place: DatabasePlace,
	tellDamage: (sentence: string) => void = () => {},
): Promise<Database> {
	const watch = watchDamage(place.dataDir, tellDamage);
	const deadline = Date.now() + patienceMs;
	for (;;) {
		try {
			return await openOnce(place, watch);
		} catch (error) {
			// Some locks are not waited for: two processes that both make the file, for one.
			if (!isLocked(error) || Date.now() > deadline) throw explainOpenError(error, place);
			await wait(100);
		}
	}
}

async function openOnce(place: DatabasePlace, watch: DamageWatch): Promise<Database> {
	const { dataDir, databaseUrl } = place;
	const path = join(dataDir, "linework.db");
	// Opening would make the file.
	if (!databaseUrl && !statSync(path, { throwIfNoEntry: false })?.size) requireNoSite(place);
	const sqlite = databaseUrl ? null : openSqlite(path, watch);
	const kind = databaseUrl ? "postgres" : "sqlite";
	const dialect = sqlite?.dialect ?? openPostgres(databaseUrl ?? "");
	const db = new Kysely<Tables>({ dialect });
	try {
		if (!watch.isDamaged()) {
			await checkInstance(db, place);
			await migrate(db, kind);
			await settleInstance(db, place);
		}
	} catch (error) {
		if (!watch.isDamaged()) {
			await db.destroy();
			throw error;
		}
	}
	sqlite?.endPatience();
	return describe(kind, db, watch);
}

/**
 * Opens a database that is there already, to look at it and change nothing, not even its tables.
 * @throws ConfigError when there is none, or none of this site
 */
export async function openDatabaseToRead(place: DatabasePlace): Promise<Database> {
	const path = join(place.dataDir, "linework.db");
	if (!place.databaseUrl && !existsSync(path)) {
		throw new ConfigError(`There is no database in DATA_DIR (${place.dataDir}).`);
	}
	let db: Db | undefined;
	try {
		const dialect = place.databaseUrl
			? openPostgres(place.databaseUrl, { readOnly: true })
			: openSqliteToRead(path);
		db = new Kysely<Tables>({ dialect });
		await db.selectFrom("consultation_submissions").select("id").limit(1).execute();
	} catch (error) {
		await db?.destroy();
		const { code, message } = error as { code?: string; message: string };
		if (code === "42P01" || /^no such table/.test(message)) {
			throw new ConfigError("The database holds no site: its tables are missing.");
		}
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
	// SQLite writes nothing where nothing changes.
	const probe = randomBytes(8).toString("hex");
	await commit(db, (trx) => trx.updateTable("instance").set({ probe }).execute());
}

/** Postgres checks its own pages and keys; SQLite does when it is asked. */
async function listSqliteFaults(db: Db, watch: DamageWatch): Promise<string[]> {
	const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
	const damage = integrity.rows.map((row) => row.integrity_check).filter((says) => says !== "ok");
	if (damage.length > 0) watch.note();
	return [...damage, ...keys.rows.map(({ table }) => `a row of ${table} points to nothing`)];
}
