import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { tryingFolder } from "../db/data-folder.server.ts";
import type { Database } from "../db/database.server.ts";
import { readInstanceId } from "../db/instance.server.ts";
import { withLease } from "../db/lease.server.ts";
import { root } from "../root.server.ts";
import type { Config } from "../server/config.server.ts";
import { describeError } from "../server/refuse.server.ts";
import type { CopyJob } from "./copy-process.ts";
import { type CopyStatus, nothingKnown, sayLostFiles } from "./say-copies.ts";

export interface CopyKeeper {
	/** As of the last hour. @returns null when the site makes no copies */
	status(): CopyStatus | null;
	/** Makes what is due; the site does it every hour. */
	wake(): Promise<void>;
	stop(): Promise<void>;
}

interface Parts {
	config: Config;
	database: Pick<Database, "kind" | "db" | "isDamaged">;
	log: Logger;
}

const hour = 60 * 60 * 1000;

/** Copies are made in a process of their own: it gives way to the site, and a disk that hangs hangs it alone. */
export function startCopyKeeper({ config, database, log }: Parts): CopyKeeper {
	const { backupDir: folder, backupKey: key, backupS3: bucket, dataDir, databaseUrl, s3 } = config;
	const clearScratch = () => rm(join(dataDir, tryingFolder), { recursive: true, force: true });
	if (folder === null) {
		void clearScratch().catch((error) => log.error(describeError(error), "scratch files are left"));
		return { status: () => null, wake: async () => {}, async stop() {} };
	}
	let child: ChildProcess | undefined;
	let running: Promise<void> | undefined;
	let status = nothingKnown;
	let stopping = false;

	const run = async () => {
		const isDamaged = database.isDamaged();
		// Making and trying a copy takes long; those that are there can be told of at once.
		if (isDamaged || status === nothingKnown) await ask(false);
		if (isDamaged) return;
		const isMade = await withLease(database, "copies", () => ask(true));
		if (!isMade) await ask(false);
	};
	const ask = async (makes: boolean) => {
		await clearScratch();
		const place = { dataDir, databaseUrl, s3 };
		const site = readInstanceId(config);
		if (stopping || !site) return;
		const job: CopyJob = { place, site, folder, bucket, key, makes, now: Date.now() };
		child = fork(join(root, "app/copies/copy-process.ts"), {
			execArgv: [],
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
		child.send(job);
		const answered = once(child, "message") as Promise<[CopyStatus]>;
		const problem = "The process that makes copies ended early.";
		const ended = once(child, "exit").then(() => [{ ...status, problem }]);
		[status = status] = await Promise.race([answered, ended]);
		if (stopping || !makes) return;
		if (status.problem) log.error(`making or trying a copy failed: ${status.problem}`);
		if (status.unsent) log.error(status.unsent);
		if (status.lost.files > 0) log.error(sayLostFiles(status.lost));
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
		status: () => status,
		async stop() {
			stopping = true;
			clearInterval(timer);
			child?.kill("SIGKILL");
			await running;
		},
	};
}
