import { setTimeout as wait } from "node:timers/promises";
import { notWhole } from "../../app/copies/say-copy.ts";
import { type FollowedCommand, followCommand } from "../follow-command.ts";
import { isReady } from "./is-ready.ts";
import { NotUpgraded } from "./not-upgraded.ts";

const startsWithinMs = 60_000;
const stopsWithinMs = 60_000;
const restoresWithinMs = 60 * 60_000;

interface Trial {
	/** Of the new version. */
	code: string;
	copy: string;
	/** An empty folder, for the copy's data. */
	dataDir: string;
}

/** Starts a version on a copy of the site. @throws NotUpgraded with what it says when it does not get ready */
export async function tryVersion({ code, copy, dataDir }: Trial): Promise<void> {
	const { PATH, BACKUP_KEY, PUBLIC_ORIGIN, TRUSTED_PROXIES } = process.env;
	// No mail server, bucket or database: nobody gets letters from a copy.
	const env = { PATH, BACKUP_KEY, PUBLIC_ORIGIN, TRUSTED_PROXIES, DATA_DIR: dataDir, PORT: "0" };
	const run = (...args: string[]) =>
		followCommand(["scripts/run.mjs", ...args], { cwd: code, env, detached: true });
	const restore = run("restore", copy);
	const restored = await endWithin(restoresWithinMs, restore);
	if (restored === null) throw new NotUpgraded("It did not restore the copy within an hour.");
	// A fault that is already in the running site is no fault of the new version.
	if (restored !== 0 && restored !== notWhole)
		throw new NotUpgraded(`The new version cannot read the copy: ${restore.output().trim()}`);
	const site = run("start");
	let isUp = false;
	const deadline = Date.now() + startsWithinMs;
	while (!isUp && Date.now() < deadline && site.child.exitCode === null) {
		await wait(100);
		const address = /Linework is at (http:\/\/[^/\s]+)\//.exec(site.output())?.[1];
		isUp = address !== undefined && (await isReady(address));
	}
	site.child.kill("SIGTERM");
	const exit = await endWithin(stopsWithinMs, site);
	if (!isUp)
		throw new NotUpgraded(`It does not start with a copy of the site: ${site.output().trim()}`);
	if (exit === null) throw new NotUpgraded("It does not stop when it is asked to.");
}

/** Kills a command that takes longer, with all that it has started. @returns its exit code, null after that */
async function endWithin(ms: number, { child, ended }: FollowedCommand): Promise<number | null> {
	const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), ms);
	return ended.finally(() => clearTimeout(timer));
}
