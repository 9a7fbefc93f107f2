import { listMissingFolders, listOwnerFaults } from "../db/data-folder.server.ts";
import { type Database, openDatabaseToRead } from "../db/database.server.ts";
import { isDamage } from "../db/error-codes.server.ts";
import { readInstanceId } from "../db/instance.server.ts";
import type { Config } from "../server/config.server.ts";
import { readCopies } from "./check-copies.server.ts";
import { judgeFaults, type KnownCopies, sayRestore } from "./check-database.server.ts";
import { about as addressAbout } from "./check-origin.server.ts";
import { checkRunning } from "./check-running.server.ts";
import { type Finding, good, isWrong, wrong } from "./finding.ts";
import { findNewestCopy, listFindings } from "./list-findings.server.ts";
import { listSiteFaults } from "./list-site-faults.server.ts";

/** Includes what takes long: the whole database and all files. Works while the site runs and when it does not. */
export async function examineSite(config: Config): Promise<Finding[]> {
	const site = readInstanceId(config);
	const newest = await findNewestCopy(config);
	let database: Database;
	try {
		database = await openDatabaseToRead(config);
	} catch (error) {
		const running = await checkRunning(config, site !== null);
		return [running, wrong("Database", says(error), ...sayWhatNow(error, newest))];
	}
	try {
		const found = await listFindings(config, database);
		const answers = found.some((one) => one.about === addressAbout && one.state === "good");
		const lost = (await readCopies(config, site))?.lost;
		const withFiles = lost?.files ? (lost.holders[0]?.path ?? null) : newest;
		const everything = await checkEverything(config, database, { newest, withFiles }).catch(
			(error) => {
				const unread = `Files and database cannot be compared (${says(error)}).`;
				return [wrong("Files", unread, "Mend what else is said here, and run this again.")];
			},
		);
		const isRefuted = ({ about, state }: Finding) =>
			state === "good" && everything.some((one) => one.about === about && isWrong(one));
		return [
			await checkRunning(config, !answers),
			...found.filter((one) => !isRefuted(one)),
			...everything,
		];
	} finally {
		await database.close();
	}
}

const missingRemedy =
	"Connect its disk, or set DATA_DIR to the site’s folder. If the folder is lost, restore the newest copy; docs/server.md has each step.";

async function checkEverything(
	config: Config,
	database: Database,
	copies: KnownCopies,
): Promise<Finding[]> {
	const missing = listMissingFolders(config);
	if (missing.length > 0) return [wrong("Data folder", `${missing.join("; ")}.`, missingRemedy)];
	const { faults, files, requests } = await listLastingFaults(config, database);
	const owners = listOwnerFaults(config.dataDir);
	const command = `chown -R --reference=${config.dataDir} ${config.dataDir}`;
	return [
		...(owners.length > 0
			? [
					wrong(
						"Permissions",
						`${owners.slice(0, 5).join("; ")}.`,
						"Give them to the site’s user account.",
						command,
					),
				]
			: []),
		...judgeFaults(faults, copies),
		...(faults.length === 0
			? [good("Files", `All ${files} files of ${requests} requests are as they arrived.`)]
			: []),
	];
}

/** While the site runs, a request may arrive or be erased between two looks; a fault lasts. */
async function listLastingFaults(config: Config, database: Database) {
	try {
		const first = await listSiteFaults(database, config);
		if (first.faults.length === 0) return first;
		const known = new Set(first.faults.map((fault) => fault.says));
		const again = await listSiteFaults(database, config);
		return { ...again, faults: again.faults.filter((fault) => known.has(fault.says)) };
	} catch (error) {
		if (!isDamage(error)) throw error;
		const kind = "database" as const;
		return { faults: [{ kind, says: says(error) }], files: 0, requests: 0 };
	}
}

function sayWhatNow(error: unknown, newest: string | null): readonly [string, string?] {
	if (/damaged/.test(says(error))) return sayRestore(newest);
	return /no database|no site/.test(says(error))
		? [
				"If the site is new, its first start makes it. Otherwise correct DATA_DIR or DATABASE_URL; docs/server.md has the whole command for a server.",
				"npm start",
			]
		: ["Fix what it reports, then run this again."];
}

function says(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
