import { rmSync } from "node:fs";
import { join } from "node:path";
import { checkAndWriteCopy } from "../app/copies/write-copy.server.ts";
import { readRunning, resetRunning } from "../app/db/running.server.ts";
import { type Config, readConfig } from "../app/server/config.server.ts";
import { type KeptDatabase, keepDatabase, requireNoneKept } from "./upgrade/kept-database.ts";
import {
	buildBeside,
	fetchVersions,
	forgetPrevious,
	removeBeside,
	switchBack,
	switchTo,
	type Versions,
	withSetUpLock,
} from "./upgrade/new-version.ts";
import { NotUpgraded } from "./upgrade/not-upgraded.ts";
import { becomesReady, endSite, findSite } from "./upgrade/running-site.ts";
import { tryVersion } from "./upgrade/try-version.ts";

/** It may build again, if content/ was changed since its last start. */
const backWithinMs = 5 * 60_000;
const root = join(import.meta.dirname, "..");
const asItWas =
	"before-upgrade.tar in BACKUP_DIR is the site as it was, and docs/server.md says how to go back.";

async function upgrade(config: Config): Promise<string> {
	const { backupDir, dataDir } = config;
	if (!backupDir) throw new NotUpgraded("Set BACKUP_DIR first: a copy is made before.");
	requireNoneKept(dataDir);
	const first = await findSite(dataDir);
	const copy = join(backupDir, "before-upgrade.tar");
	const scratch = join(dataDir, "upgrading");
	rmSync(scratch, { recursive: true, force: true });
	// One of an upgrade that could not go back may lie there.
	let isCopyNeeded = true;
	try {
		const versions = fetchVersions(root);
		if (!versions) return "This is the newest version.";
		console.log("Building the new version beside the site...");
		const code = await buildBeside(root);
		console.log("Trying it with a copy of the site...");
		isCopyNeeded = false;
		await checkAndWriteCopy(config, copy, config.backupKey);
		await tryVersion({ code, copy, dataDir: scratch });
		rmSync(scratch, { recursive: true, force: true });
		const site = await findSite(dataDir);
		if (first && !site)
			throw new NotUpgraded("The site has ended meanwhile. Start it again first.");
		await switchTo(root, versions);
		if (site) {
			await restart(config, versions, site).catch((error) => {
				isCopyNeeded = !(error instanceof NotUpgraded);
				throw error;
			});
		}
		const said = site ? "It is ready." : "npm start serves it.";
		return `Version ${versions.next.slice(0, 7)} is in place. ${said}`;
	} finally {
		// An erased person would stay in it.
		if (!isCopyNeeded) rmSync(copy, { force: true });
		rmSync(scratch, { recursive: true, force: true });
		removeBeside(root);
		forgetPrevious(root);
	}
}

/** Whatever keeps the site running starts the new version. @throws NotUpgraded when the old one is back */
async function restart(config: Config, versions: Versions, site: number): Promise<void> {
	const { dataDir } = config;
	console.log("Starting the new version...");
	const kept = await endOld(config, versions, site);
	if (await becomesReady(dataDir)) {
		kept.forget();
		return;
	}
	console.log("It did not get ready. Going back...");
	const wasStarted = readRunning(dataDir)?.pid !== 0;
	await goBack(dataDir, versions, kept);
	if (await becomesReady(dataDir, wasStarted ? backWithinMs : undefined)) {
		throw new NotUpgraded(
			wasStarted ? "The new version did not get ready." : "The new version did not start.",
		);
	}
	throw new Error(
		readRunning(dataDir)?.pid === 0
			? "Nothing has started the site again, so the old version is in place: npm start serves it. Stop such a site before you upgrade. before-upgrade.tar in BACKUP_DIR can be removed."
			: "Neither the new version nor the old one got ready. The old one is in place again, with its database: its log says why. before-upgrade.tar in BACKUP_DIR is the site as it was.",
	);
}

/** Ends the site and sets its database aside, before the new version can migrate it. @throws NotUpgraded */
function endOld({ dataDir, databaseUrl }: Config, versions: Versions, site: number) {
	return withSetUpLock(root, async () => {
		let unlock = () => {};
		try {
			unlock = await endSite(site, dataDir);
			resetRunning(dataDir);
			return await keepDatabase({ dataDir, databaseUrl });
		} catch (error) {
			switchBack(root, versions);
			throw new NotUpgraded(`The old version could not be ended: ${sayWhy(error)}`);
		} finally {
			unlock();
		}
	});
}

/** Never over what the new version has stored. @throws when that one stays */
async function goBack(dataDir: string, versions: Versions, kept: KeptDatabase): Promise<void> {
	await withSetUpLock(root, async () => {
		let unlock = () => {};
		try {
			unlock = await endNew(dataDir);
			// The database first: if this is cut short in between, the new version migrates it again.
			if (!(await kept.giveBack()))
				throw new Error("It has changed the database, and may have taken requests.");
			switchBack(root, versions);
			resetRunning(dataDir);
			kept.forget();
		} catch (error) {
			throw new Error(
				`The new version did not get ready, and stays all the same: ${sayWhy(error)} Its log says more; ${asItWas}`,
			);
		} finally {
			unlock();
		}
	});
}

async function endNew(dataDir: string): Promise<() => void> {
	const pid = readRunning(dataDir)?.pid ?? 0;
	// A hanging site is killed: SQLite keeps every confirmed commit.
	return endSite(pid, dataDir).catch(() => endSite(pid, dataDir, "SIGKILL"));
}

const sayWhy = (error: unknown) => (error instanceof Error ? error.message : String(error));

process.umask(0o077);
try {
	console.log(await upgrade(readConfig(process.env)));
} catch (error) {
	console.error(sayWhy(error));
	if (error instanceof NotUpgraded) console.error("The site goes on as it was.");
	process.exitCode = 1;
}
