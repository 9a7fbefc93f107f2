import type { CopyStatus } from "../copies/say-copies.ts";
import type { Database } from "../db/database.server.ts";
import { readInstanceId } from "../db/instance.server.ts";
import type { SweepFault } from "../requests/files/sweep.server.ts";
import type { Limits } from "../server/clients/limits.server.ts";
import type { Config } from "../server/config.server.ts";
import { checkClock } from "./check-clock.server.ts";
import { checkDiskOfCopies, judgeCopies, readCopies } from "./check-copies.server.ts";
import { checkDamage, judgeSweeping, sayRestore } from "./check-database.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { checkDocuments } from "./check-documents.server.ts";
import { checkMail } from "./check-mail.server.ts";
import { checkOrigin } from "./check-origin.server.ts";
import { checkStorage } from "./check-storage.server.ts";
import { checkUpgrade } from "./check-upgrade.server.ts";
import { checkUploads } from "./check-uploads.server.ts";
import { checkVersions } from "./check-versions.server.ts";
import { type Finding, notice, wrong } from "./finding.ts";

/** What only the running site knows. */
interface Running {
	copies: CopyStatus | null;
	/** Why it sweeps no more. */
	stopped: SweepFault | null;
	limits: Pick<Limits, "sayQuotaWait">;
}

/** Lists findings that take some seconds at most, however large the site is. */
export async function listFindings(
	config: Config,
	database: Database,
	running?: Running,
): Promise<Finding[]> {
	const { db } = database;
	const site = readInstanceId(config);
	const ofDatabase = (about: string, check: () => Promise<Finding[] | Finding>) =>
		check().catch(() => wrong(about, "The database cannot be read.", ...mend));
	const newest = await findNewestCopy(config);
	const mend = database.kind === "sqlite" ? sayRestore(newest) : restart;
	const origin = checkOrigin(config);
	const found = await Promise.all([
		ofDatabase("Database", () => checkDamage(database, config, newest)),
		checkDisk("Disk", config.dataDir, "New files are no longer accepted."),
		checkStorage(config),
		checkDiskOfCopies(config),
		judgeCopies(running?.copies ?? (await readCopies(config, site)), Date.now()),
		ofDatabase("Letters", () => checkMail(config, db)),
		origin.then(({ findings }) => findings),
		origin.then(({ time }) => ofDatabase("Clock", () => checkClock(database, time))),
		ofDatabase("Versions", () => checkVersions(database)),
		checkUpgrade(config),
		ofDatabase("Published", () => checkDocuments(db)),
		judgeSweeping(running?.stopped ?? null),
		running ? ofDatabase("Uploads", () => checkUploads(running.limits)) : [],
		checkUser(),
	]);
	return found.flat();
}

const restart = ["Start the database server, and look at its log."] as const;

/** @returns its path */
export async function findNewestCopy(config: Config): Promise<string | null> {
	const status = await readCopies(config, readInstanceId(config));
	return status?.last?.path ?? null;
}

function checkUser(): Finding[] {
	if (process.getuid?.() !== 0) return [];
	const remedy = "Give it a user account of its own, as deploy/linework.service does.";
	return [notice("User", "This runs as root, which can do anything.", remedy)];
}
