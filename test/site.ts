import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { pino } from "pino";
import { afterEach, inject } from "vitest";
import { type EngineKind, migrate } from "../app/db/migrate.server.ts";
import { openSqlite } from "../app/db/sqlite.server.ts";
import type { Tables } from "../app/db/tables.ts";
import { type Content, createContent } from "../app/publishing/content.server.ts";
import { readConfig } from "../app/server/config.server.ts";
import { type RunningSite, startSite } from "../server.ts";
import { addBucket } from "./bucket.ts";
import { type Answer, type Call, call } from "./call.ts";
import { documents } from "./documents.ts";
import { addDatabase } from "./postgres.ts";

export const engines: EngineKind[] = ["sqlite", "postgres"];
/** For tests of files: both engines, one with files on the disk and one with a bucket. */
export const stores = ["sqlite", "postgres and S3"] as const;
export type Store = EngineKind | (typeof stores)[number];

export interface TestSite extends RunningSite {
	logged: string[];
	/** The variables that its commands need. */
	env: Record<string, string>;
	call(path: string, options?: Call): Promise<Answer>;
	close(): Promise<void>;
}

export async function openTestSite(
	store: Store = "sqlite",
	env: Record<string, string> = {},
	content: Content = createContent(documents),
): Promise<TestSite> {
	// As the site's own process does: files are for its user alone.
	process.umask(0o077);
	const dataDir = await mkdtemp(join(tmpdir(), "linework-test-"));
	// With its tables, which take longer to make than to copy.
	const databaseUrl =
		store === "sqlite" ? "" : await addDatabase(inject("postgres"), inject("migratedDatabase"));
	if (store === "sqlite" && !env.DATA_DIR && !env.DATABASE_URL) {
		migrated ??= migrateSqlite();
		await writeFile(join(dataDir, "linework.db"), await migrated);
	}
	const s3 = store === "postgres and S3" ? await createBucket() : {};
	const logged: string[] = [];
	const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
	const given = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...s3, ...env };
	const config = readConfig(given);
	const site = await startSite(config, {
		log,
		content,
		pictureFolder: inject("pictureFolder"),
	});
	return {
		...site,
		logged,
		env: given,
		call: (path, options) => call(site.address, path, options),
		async close() {
			await site.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

let migrated: Promise<Buffer> | undefined;

/** @returns a database file without content */
async function migrateSqlite(): Promise<Buffer> {
	const folder = await mkdtemp(join(tmpdir(), "linework-migrated-"));
	const file = join(folder, "linework.db");
	const db = new Kysely<Tables>({ dialect: openSqlite(file).dialect });
	await migrate(db, "sqlite");
	await db.destroy();
	const bytes = await readFile(file);
	await rm(folder, { recursive: true });
	return bytes;
}

/** @returns the URL of a new, empty database */
export function createDatabase(): Promise<string> {
	return addDatabase(inject("postgres"));
}

/** @returns the variables that lead to a new, empty bucket */
export function createBucket(): Promise<Record<string, string>> {
	return addBucket(inject("s3"));
}

/** Opens sites that are closed after the test. */
export function openForOneTest(): typeof openTestSite {
	const open: TestSite[] = [];
	afterEach(async () => {
		for (const site of open.splice(0)) await site.close();
	});
	return async (...args) => {
		const site = await openTestSite(...args);
		open.push(site);
		return site;
	};
}
