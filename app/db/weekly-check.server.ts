import { execFile } from "node:child_process";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import * as v from "valibot";
import { root } from "../root.server.ts";
import type { Database } from "./database.server.ts";

const schema = v.object({ at: v.string(), damage: v.array(v.string()) });

/** The result of the last check of SQLite. */
export type WeeklyCheck = v.InferOutput<typeof schema>;

interface Place {
	database: Database;
	dataDir: string;
	stopping: AbortSignal;
}

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Checks SQLite once a week; Postgres has checksums and autovacuum. A process of its own reads the whole database, since
 * the site would not answer meanwhile. SQLite then counts again what its indexes hold.
 */
export async function checkWeekly(
	{ database, dataDir, stopping }: Place,
	now = Date.now(),
): Promise<void> {
	if (database.kind !== "sqlite" || !(await isDue(dataDir, now))) return;
	const damage = await listDamage(join(dataDir, "linework.db"), stopping);
	if (!damage) return;
	// SQLite limits this work itself, so that it takes no longer on a large site.
	if (damage.length === 0) await sql`pragma optimize = 0x10002`.execute(database.db);
	await writeCheck(dataDir, { at: new Date(now).toISOString(), damage });
	// Lets this process know, too: it stores nothing from then on.
	if (damage.length > 0) await database.listFaults();
}

/**
 * A new site is due after a week, and a damaged one at once: it may have been mended. A clock that was ahead has left a
 * time to come.
 */
async function isDue(dataDir: string, now: number): Promise<boolean> {
	const last = await readCheck(dataDir);
	const since = last ? Date.parse(last.at) : (await stat(join(dataDir, "instance"))).mtimeMs;
	return Math.abs(now - since) >= week || (last?.damage.length ?? 0) > 0;
}

/** @returns null if it was stopped */
async function listDamage(path: string, stopping: AbortSignal): Promise<string[] | null> {
	try {
		const script = join(root, "app/db/check-process.ts");
		const { stdout } = await promisify(execFile)(process.execPath, [script, path], {
			signal: stopping,
			killSignal: "SIGKILL",
		});
		return v.parse(v.array(v.string()), JSON.parse(stdout));
	} catch (error) {
		if (stopping.aborted) return null;
		throw error;
	}
}

/** @returns null if there was none yet, and on Postgres */
export async function readCheck(dataDir: string): Promise<WeeklyCheck | null> {
	const text = await readFile(pathOf(dataDir), "utf8").catch(() => "null");
	const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
	return parsed.success ? parsed.output : null;
}

async function writeCheck(dataDir: string, check: WeeklyCheck): Promise<void> {
	const path = pathOf(dataDir);
	await writeFile(`${path}.new`, JSON.stringify(check), { mode: 0o600 });
	await rename(`${path}.new`, path);
}

function pathOf(dataDir: string): string {
	return join(dataDir, "weekly-check.json");
}
