import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "../db/database.server.ts";
import { describeError } from "../server/answer.server.ts";
import type { Config } from "../server/config.server.ts";
import { listCopies, readTried } from "./copy-folder.server.ts";
import type { DailyCopy } from "./daily-copy.server.ts";
import type { CopyStatus } from "./say-copies.ts";

export interface CopyKeeper {
	/** @returns null when the site makes no copies */
	readStatus(): Promise<CopyStatus | null>;
	/** Makes what is due; the site does it every hour. */
	wake(): Promise<void>;
	stop(): Promise<void>;
}

interface Parts {
	config: Config;
	database: Pick<Database, "db" | "isDamaged">;
	log: Logger;
}

const hour = 60 * 60 * 1000;

/** Copies are made in a process of their own, which gives way to the site. */
export function startCopyKeeper({ config, database, log }: Parts): CopyKeeper {
	const { backupDir: folder, backupKey: key, dataDir, databaseUrl } = config;
	if (folder === null)
		return { readStatus: async () => null, wake: async () => {}, async stop() {} };
	let child: ChildProcess | undefined;
	let running: Promise<void> | undefined;
	let problem: string | null = null;
	let stopping = false;

	const readId = async () =>
		(await database.db.selectFrom("instance").select("id").executeTakeFirstOrThrow()).id;
	const run = async () => {
		if (database.isDamaged()) return;
		await rm(join(dataDir, "trying"), { recursive: true, force: true });
		const place = { dataDir, databaseUrl };
		const job: DailyCopy = { place, site: await readId(), folder, key, now: Date.now() };
		if (stopping) return;
		child = fork(join(import.meta.dirname, "copy-process.ts"), {
			execArgv: [],
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		child.send(job);
		const answered = once(child, "message") as Promise<[{ problem: string | null }]>;
		const ended = once(child, "exit").then(() => [{ problem: "The copy's process ended early." }]);
		const [answer] = await Promise.race([answered, ended]);
		if (stopping) return;
		problem = answer?.problem ?? null;
		if (problem) log.error(`making or trying a copy failed: ${problem}`);
	};
	const wake = () => {
		running ??= run()
			.catch((error) => log.error(describeError(error), "making a copy failed"))
			.finally(() => {
				running = undefined;
			});
		return running;
	};
	const timer = setInterval(wake, hour);
	void wake();
	return {
		wake,
		async readStatus() {
			const site = await readId();
			const [last = null] = await listCopies(folder, site).catch(() => []);
			return { last, tried: await readTried(folder, site), problem };
		},
		async stop() {
			stopping = true;
			clearInterval(timer);
			child?.kill("SIGKILL");
			await running;
		},
	};
}
