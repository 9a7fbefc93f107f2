import { existsSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { replaceFile } from "../../app/copies/replace-file.server.ts";
import type { DatabasePlace } from "../../app/db/database.server.ts";
import { readRunning } from "../../app/db/running.server.ts";
import { type TableName, tableNames, withSnapshot } from "../../app/db/snapshot.server.ts";
import { moveDurably } from "../../app/storage/sync.server.ts";
import { NotUpgraded } from "./not-upgraded.ts";

/** Their rows change by themselves, and no visitor relies on them. */
const unpromised: TableName[] = [
	...(["instance", "visitor_count", "daily_counts", "sessions", "known_devices"] as const),
	...(["password_guesses", "idempotency_keys", "setup_links"] as const),
];

export interface KeptDatabase {
	/**
	 * Makes the database such that the old version can read it.
	 * @returns false, and changes nothing, when what was stored since would be lost
	 */
	giveBack(): Promise<boolean>;
	forget(): void;
}

const keptIn = (dataDir: string) => join(dataDir, "before-upgrade.db");
const liveIn = (dataDir: string) => join(dataDir, "linework.db");

/** @throws NotUpgraded when an upgrade was killed, and what it kept may still be needed */
export function requireNoneKept(dataDir: string): void {
	if (!existsSync(keptIn(dataDir))) return;
	throw new NotUpgraded(
		`An upgrade was cut short. If the site is well, remove ${keptIn(dataDir)}, the database as it was before, and upgrade again. If it is not, docs/server.md says how to go back.`,
	);
}

/** By the holder of the folder's lock, between the old version and the new one. On Postgres nothing is kept. */
export async function keepDatabase(place: DatabasePlace): Promise<KeptDatabase> {
	const { dataDir, databaseUrl } = place;
	const [kept, live] = [keptIn(dataDir), liveIn(dataDir)];
	const before = await listMigrations(place);
	if (databaseUrl === null) {
		endWal(live);
		await replaceFile(kept, (part) => copyFile(live, part));
	}
	return {
		async giveBack() {
			const now = await listMigrations(place);
			if (now.join() === before.join()) return true;
			if (databaseUrl !== null) return false;
			const mayHaveAnswered = readRunning(dataDir)?.hasListened !== false;
			if (mayHaveAnswered && differs(live, kept)) return false;
			endWal(live);
			for (const end of ["-wal", "-shm"]) rmSync(`${live}${end}`, { force: true });
			await moveDurably(kept, live);
			return true;
		},
		forget: () => rmSync(kept, { force: true }),
	};
}

function listMigrations(place: DatabasePlace): Promise<string[]> {
	return withSnapshot(place, async ({ migrations }) => migrations);
}

/** In what the old version knows. @throws when the new one took a table or column away */
function differs(live: string, kept: string): boolean {
	const db = new SQLite(live, { fileMustExist: true, timeout: 5_000 });
	try {
		db.prepare("attach ? as kept").run(kept);
		const ask = (sql: string) => db.prepare(sql).pluck().all() as string[];
		const names = ask("select name from kept.sqlite_schema where type = 'table'");
		return tableNames
			.filter((table) => names.includes(table) && !unpromised.includes(table))
			.some((table) => {
				const columns = ask(`select '"' || name || '"' from pragma_table_info('${table}', 'kept')`);
				const [now, before] = ["main", "kept"].map(
					(schema) => `select ${columns.join()} from ${schema}."${table}"`,
				);
				return ask(
					`select 1 where exists (${now} except ${before}) or exists (${before} except ${now})`,
				).length;
			});
	} finally {
		db.close();
	}
}

/** Then the file alone is the whole database. */
function endWal(path: string): void {
	const db = new SQLite(path, { fileMustExist: true, timeout: 5_000 });
	try {
		const [{ busy }] = db.pragma("wal_checkpoint(TRUNCATE)") as [{ busy: number }];
		if (busy) throw new Error("Another program holds the database.");
	} finally {
		db.close();
	}
}
