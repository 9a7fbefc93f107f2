import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const endsWithinMs = 30_000;

/** @returns process ids of sites that run from this folder of code, on this data folder; Linux only */
export function findSites(dataDir: string): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name) && servesFrom(`/proc/${name}`, dataDir))
		.map(Number);
}

function servesFrom(folder: string, dataDir: string): boolean {
	try {
		if (readlinkSync(join(folder, "cwd")) !== resolve(root)) return false;
		const words = readFileSync(join(folder, "cmdline"), "utf8").split("\0");
		if (!words.includes("server.ts")) return false;
		const env = readFileSync(join(folder, "environ"), "utf8").split("\0");
		const given = env.find((line) => line.startsWith("DATA_DIR="))?.slice("DATA_DIR=".length);
		return resolve(root, given || "data") === dataDir;
	} catch {
		// Another user's, or one that has ended.
		return false;
	}
}

/** By SIGTERM, so that open requests are answered. */
export async function endSites(dataDir: string): Promise<void> {
	const deadline = Date.now() + endsWithinMs;
	const ending = findSites(dataDir);
	for (const pid of ending) process.kill(pid, "SIGTERM");
	while (findSites(dataDir).some((pid) => ending.includes(pid)) && Date.now() < deadline)
		await wait(100);
}
