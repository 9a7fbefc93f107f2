import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { writeCopy } from "../app/copies/write-copy.server.ts";
import { type Config, readConfig } from "../app/server/config.server.ts";
import { isReady } from "./upgrade/is-ready.ts";
import { keepDatabase } from "./upgrade/kept-database.ts";
import {
	buildBeside,
	fetchVersions,
	forgetPrevious,
	removeBeside,
	switchBack,
	switchTo,
	type Versions,
} from "./upgrade/new-version.ts";
import { NotUpgraded } from "./upgrade/not-upgraded.ts";
import { endSites, findSites } from "./upgrade/running-site.ts";
import { tryVersion } from "./upgrade/try-version.ts";

const readyWithinMs = 60_000;
/** systemd waits two seconds before it starts a service again. */
const startedWithinMs = 20_000;

async function upgrade(config: Config): Promise<string> {
	const { backupDir, dataDir } = config;
	if (!backupDir) throw new NotUpgraded("Set BACKUP_DIR first: a copy is made before.");
	const versions = fetchVersions();
	if (!versions) return "This is the newest version.";
	const copy = join(backupDir, "before-upgrade.tar");
	const scratch = join(dataDir, "upgrading");
	rmSync(scratch, { recursive: true, force: true });
	let isCopyNeeded = false;
	try {
		console.log("Building the new version beside the site...");
		const code = await buildBeside(versions);
		console.log("Trying it with a copy of the site...");
		await writeCopy(config, copy, config.backupKey);
		await tryVersion({ code, copy, dataDir: scratch });
		rmSync(scratch, { recursive: true, force: true });
		const wasRunning = findSites(dataDir).length > 0;
		await switchTo(versions);
		isCopyNeeded = true;
		const said = wasRunning ? await restart(config, versions, scratch) : "npm start serves it.";
		isCopyNeeded = false;
		return `Version ${versions.next.slice(0, 7)} is in place. ${said}`;
	} catch (error) {
		isCopyNeeded &&= !(error instanceof NotUpgraded);
		throw error;
	} finally {
		// An erased person would stay in it.
		if (!isCopyNeeded) rmSync(copy, { force: true });
		rmSync(scratch, { recursive: true, force: true });
		removeBeside();
		forgetPrevious();
	}
}

/** Whatever keeps the site running starts the new version. @throws NotUpgraded when the old one is back */
async function restart(config: Config, versions: Versions, folder: string): Promise<string> {
	await endSites(config.dataDir);
	const putBack = await keepDatabase(config, folder);
	const first = await waitForStart(config);
	if (first.length === 0) return "Nothing has started the site again: npm start serves it.";
	// systemd gives up after five starts, and the old version needs one.
	const isAlive = () => findSites(config.dataDir).some((pid) => first.includes(pid));
	if (await becomesReady(config, isAlive)) return "It is ready.";
	await switchBack(versions);
	await endSites(config.dataDir);
	await putBack?.();
	await waitForStart(config);
	if (await becomesReady(config)) throw new NotUpgraded("The new version did not get ready.");
	throw new Error(
		"Neither the new version nor the old one got ready. The log says why; before-upgrade.tar in BACKUP_DIR is the site as it was.",
	);
}

async function becomesReady({ host, port }: Config, goesOn = () => true): Promise<boolean> {
	const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
	const deadline = Date.now() + readyWithinMs;
	while (Date.now() < deadline && goesOn()) {
		if (await isReady(address)) return true;
		await wait(200);
	}
	return false;
}

/** @returns process ids; none if nothing has started the site */
async function waitForStart({ dataDir }: Config): Promise<number[]> {
	const deadline = Date.now() + startedWithinMs;
	for (;;) {
		const sites = findSites(dataDir);
		if (sites.length > 0 || Date.now() > deadline) return sites;
		await wait(100);
	}
}

process.umask(0o077);
try {
	console.log(await upgrade(readConfig(process.env)));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	if (error instanceof NotUpgraded) console.error("The site goes on as it was.");
	process.exitCode = 1;
}
