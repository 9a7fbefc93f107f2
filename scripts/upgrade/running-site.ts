import { setTimeout as wait } from "node:timers/promises";
import { lockDataFolder } from "../../app/db/folder-lock.server.ts";
import { readRunning } from "../../app/db/running.server.ts";
import { ConfigError } from "../../app/server/config.server.ts";
import { isReady } from "./is-ready.ts";
import { NotUpgraded } from "./not-upgraded.ts";

const readyWithinMs = 60_000;

/**
 * Not by /proc: systemd gives the site a user namespace of its own, and nobody may look into that.
 * @returns process id; null when no site runs on this folder
 * @throws NotUpgraded when one does that could not be upgraded
 */
export async function findSite(dataDir: string): Promise<number | null> {
	if (await isFree(dataDir)) return null;
	const running = readRunning(dataDir);
	if (!running?.address || !isAlive(running.pid)) {
		throw new NotUpgraded(
			"A site runs on DATA_DIR, and does not say which process it is. Start it again, or stop it, and upgrade then.",
		);
	}
	if (running.inTerminal) {
		throw new NotUpgraded(
			"The site runs in a terminal, where nothing starts it again. End it, upgrade, and start it.",
		);
	}
	if (!(await isReady(running.address))) {
		throw new NotUpgraded(
			`The site at ${running.address} is not ready; npm run doctor says why. Mend that first, or stop it to upgrade all the same.`,
		);
	}
	return running.pid;
}

/** Whether what was started since `resetRunning` gets ready, and does not end. */
export async function becomesReady(dataDir: string, withinMs = readyWithinMs): Promise<boolean> {
	const deadline = Date.now() + withinMs;
	while (Date.now() < deadline) {
		const running = readRunning(dataDir);
		if (running?.pid && !isAlive(running.pid)) return false;
		if (running?.address && (await isReady(running.address))) return true;
		await wait(100);
	}
	return false;
}

/**
 * At SIGTERM, open requests are still answered. Whatever starts afterwards waits for the lock.
 * @returns a function that unlocks the data folder @throws ConfigError when the site does not end
 */
export function endSite(
	pid: number,
	dataDir: string,
	signal: "SIGTERM" | "SIGKILL" = "SIGTERM",
): Promise<() => void> {
	if (pid && isAlive(pid)) process.kill(pid, signal);
	return lockDataFolder(dataDir, () => {});
}

async function isFree(dataDir: string): Promise<boolean> {
	try {
		(await lockDataFolder(dataDir, () => {}, 0))();
		return true;
	} catch (error) {
		if (error instanceof ConfigError) return false;
		throw error;
	}
}

/** @throws NotUpgraded when it is another user's */
function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
		throw new NotUpgraded("The site belongs to another user. Upgrade it as that user.");
	}
}
