import type { Database, Db } from "../../db/database.server.ts";
import { deleteOldKeys } from "../../db/idempotency.server.ts";
import { knowsTooFew } from "../../db/instance.server.ts";
import { deleteSentLetters } from "../../mail/letters.server.ts";
import { isOlderThanFolder } from "../newest-request.server.ts";
import type { ReferenceFileStore } from "./file-store.server.ts";
import { countFileRows, deleteUnclaimedFiles, listKnownFileIds } from "./reference-files.server.ts";

const hour = 60 * 60 * 1000;

const grace = {
	unclaimed: 24 * hour,
	/** A kept file without a row: the process ended between rename and commit. */
	stray: hour,
	quarantine: 30 * 24 * hour,
	key: 30 * 24 * hour,
	sentLetter: 90 * 24 * hour,
};

export interface SweepFault {
	says: string;
	remedy: string;
}

export const sweepRemedies = {
	older:
		"Put back the newest copy of the database. If this one is to stay, remove newest-request from the data folder, or from the bucket.",
	unknown:
		"Put back the newest copy of the database. If this one is to stay, move those files to a safe place; npm run verify names them.",
};

interface Sweep {
	stopped: SweepFault | null;
	quarantined: number;
}

const nothing: Sweep = { stopped: null, quarantined: 0 };

/** If the database knows less than its folder, only stale parts go. Whole files go to quarantine. */
export async function sweep(
	database: Database,
	files: ReferenceFileStore,
	now = Date.now(),
): Promise<Sweep> {
	const { db } = database;
	for (const part of await listStaleParts(files, now)) await files.parts.drop(part);
	if (database.isDamaged()) return nothing;
	await restoreKnown(db, files);
	const before = new Date(now - grace.unclaimed).toISOString();
	const strays = await listStrays(db, files, now);
	const fault = await findFault(database, files, { strays, before });
	if (fault || database.isDamaged()) return { ...nothing, stopped: fault };
	// In an older copy of the database, files of later requests look unclaimed.
	const unwanted = [...(await deleteUnclaimedFiles(db, { before })), ...strays];
	for (const id of unwanted) await files.quarantine(id);
	for (const { id, changedAt } of await files.listQuarantine()) {
		if (now - changedAt > grace.quarantine) await files.removeQuarantined(id);
	}
	await deleteOldKeys(db, new Date(now - grace.key).toISOString());
	await deleteSentLetters(
		db,
		new Date(now - grace.sentLetter).toISOString(),
		new Date(now).toISOString(),
	);
	return { ...nothing, quarantined: unwanted.length };
}

export async function listStaleParts(files: ReferenceFileStore, now: number): Promise<string[]> {
	const newest = new Map<string, number>();
	for (const { id, changedAt } of await files.listIncoming()) {
		newest.set(id, Math.max(changedAt, newest.get(id) ?? 0));
	}
	return [...newest].filter(([, at]) => now - at > grace.unclaimed).map(([id]) => id);
}

export async function listStrays(
	db: Db,
	files: ReferenceFileStore,
	now: number,
): Promise<string[]> {
	const kept = await files.listKept();
	const known = await listKnownFileIds(db);
	return kept
		.filter(({ id, changedAt }) => !known.has(id) && now - changedAt > grace.stray)
		.map(({ id }) => id);
}

async function restoreKnown(db: Db, files: ReferenceFileStore): Promise<void> {
	const taken = await files.listQuarantine();
	if (taken.length === 0) return;
	const known = await listKnownFileIds(db);
	for (const { id } of taken) if (known.has(id)) await files.restore(id);
}

async function findFault(
	database: Database,
	files: ReferenceFileStore,
	{ strays, before }: { strays: string[]; before: string },
): Promise<SweepFault | null> {
	const { db } = database;
	const all = (await files.listKept()).length;
	const { counted, claimed, known, due } = await countFileRows(db, before);
	const told = `${all} files are there, and the database knows ${known}`;
	if (await isOlderThanFolder(db, files)) {
		const says = `The database is older than its data folder (${told}).`;
		return { says, remedy: sweepRemedies.older };
	}
	if (counted !== claimed) {
		return {
			says: `Requests count ${counted} files, and the database has ${claimed} of them (${told}).`,
			remedy: "Run npm run verify, and put back the newest sound copy of the database.",
		};
	}
	if (knowsTooFew(strays.length, all)) {
		const says = `${strays.length} files belong to nothing that the database knows (${told}).`;
		return { says, remedy: sweepRemedies.unknown };
	}
	if (strays.length + due === 0) return null;
	const faults = await database.listFaults();
	return faults.length > 0
		? { says: `The database has ${faults.length} faults.`, remedy: "Run npm run verify." }
		: null;
}
