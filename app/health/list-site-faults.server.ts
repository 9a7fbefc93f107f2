import { listModeFaults } from "../db/data-folder.server.ts";
import type { Database } from "../db/database.server.ts";
import type { Letters } from "../db/desk-tables.ts";
import { knowsTooFew } from "../db/instance.server.ts";
import { nameMade } from "../photos/photo-files.server.ts";
import { namePictureFiles } from "../photos/photo-name.ts";
import { listPhotos } from "../photos/photos.server.ts";
import { openFileStore, type ReferenceFileStore } from "../requests/files/file-store.server.ts";
import { listStaleParts, listStrays } from "../requests/files/sweep.server.ts";
import { isOlderThanFolder } from "../requests/newest-request.server.ts";
import { ConfigError } from "../server/config.server.ts";
import { measure } from "../storage/checksum.server.ts";
import { checkPlace } from "../storage/claim-bucket.server.ts";
import type { SitePlace, Storage } from "../storage/storage.server.ts";

/** The remedy differs by kind. */
export type FaultKind =
	| "database"
	/** Database, data folder and bucket do not belong together. */
	| "mismatch"
	| "older"
	| "files"
	| "left over"
	/** Too many files are left over: the site moves none of them. */
	| "unknown"
	| "letters"
	| "rights";

export interface SiteFault {
	kind: FaultKind;
	says: string;
}

interface SiteCheck {
	faults: SiteFault[];
	requests: number;
	files: number;
	quarantined: number;
}

/** Compares database and folder of a site at rest. Changes nothing. */
export async function listSiteFaults(database: Database, place: SitePlace): Promise<SiteCheck> {
	const files = await openFileStore(place);
	try {
		const ofPlace = await checkPlace(database, place).then(() => [], explainPlace);
		const { faults, ...counts } = await compare(database, files);
		const ofPhotos = await listPhotoFaults(database, files.storage);
		return {
			...counts,
			faults: [
				...ofPlace,
				...faults,
				...ofKind("files", ofPhotos),
				...ofKind("letters", await listLetterFaults(database)),
				...ofKind("rights", listModeFaults(place.dataDir)),
			],
			quarantined: (await files.listQuarantine()).length,
		};
	} finally {
		await files.close();
	}
}

function explainPlace(error: unknown): SiteFault[] {
	const kind = error instanceof ConfigError ? "mismatch" : "database";
	const says = error instanceof Error ? error.message : String(error);
	return [{ kind, says: says.replace(/\.$/, "") }];
}

async function compare(database: Database, files: ReferenceFileStore) {
	const faults = ofKind("database", await database.listFaults());
	const add = (kind: FaultKind, says: string) => faults.push({ kind, says });
	const requests = await database.db
		.selectFrom("consultation_submissions")
		.select(["id", "reference_images_count"])
		.execute();
	const rows = await database.db.selectFrom("reference_files").selectAll().execute();
	const perRequest = Map.groupBy(rows, (row) => row.submission_id);
	for (const { id, reference_images_count: counted } of requests) {
		const held = perRequest.get(id)?.length ?? 0;
		if (held !== counted) add("files", `request ${id} counts ${counted} files and has ${held}`);
	}
	for (const { id, ...row } of rows) {
		const fault = await compareFile(files.storage, files.keptName(id), row);
		if (fault) add("files", `file ${id} ${fault}`);
	}
	const now = Date.now();
	const strays = await listStrays(database.db, files, now);
	const isSwept = !knowsTooFew(strays.length, (await files.listKept()).length);
	for (const id of strays) add(isSwept ? "left over" : "unknown", `file ${id} belongs to nothing`);
	for (const id of await listStaleParts(files, now)) add("left over", `part ${id} was left behind`);
	if (await isOlderThanFolder(database.db, files)) {
		add("older", "the database is older than its data folder");
	}
	return { faults, requests: requests.length, files: rows.length };
}

function ofKind(kind: FaultKind, said: string[]): SiteFault[] {
	return said.map((says) => ({ kind, says }));
}

async function listPhotoFaults({ db }: Database, storage: Storage): Promise<string[]> {
	const faults: string[] = [];
	const made = new Set((await storage.list("pictures")).map(({ name }) => name));
	for (const { id, picture, ...row } of await listPhotos(db)) {
		const fault = await compareFile(storage, `originals/${id}`, row);
		if (fault) faults.push(`photo ${id} ${fault}`);
		const names = picture ? namePictureFiles(id, picture) : [];
		const missing = names.filter((name) => !made.has(nameMade(name)));
		faults.push(...missing.map((name) => `picture ${name} is not in storage`));
	}
	return faults;
}

/**
 * The key of a request that the form has sent is kept for a month, and a sent letter for longer. Other requests came
 * without letters: they were moved in, or set aside.
 */
async function listLetterFaults({ db }: Database): Promise<string[]> {
	const keys = await db
		.selectFrom("idempotency_keys")
		.select("result")
		.where("scope", "=", "consultation")
		.execute();
	const sent = new Set(keys.map(({ result }) => JSON.parse(result)?.id));
	const requests = await db
		.selectFrom("consultation_submissions")
		.select(["id", "set_aside"])
		.execute();
	const letters = await db
		.selectFrom("letters")
		.select(["id", "submission_id", "kind", "recipient", "state"])
		.execute();
	const perRequest = Map.groupBy(letters, (letter) => letter.submission_id);
	const faults: string[] = [];
	for (const { id, set_aside } of requests) {
		const count = (kind: Letters["kind"]) =>
			perRequest.get(id)?.filter((letter) => letter.kind === kind).length ?? 0;
		const isDue = sent.has(id) && set_aside === null;
		const receipts = count("receipt");
		if (receipts > 1 || (isDue && receipts === 0)) {
			faults.push(`request ${id} has ${receipts} receipts`);
		}
		if (isDue && count("notice") === 0) faults.push(`request ${id} has no notice`);
	}
	// Notices have no recipient: the artist's address may change until they are sent.
	const isLost = ({ kind, recipient, state }: (typeof letters)[number]) =>
		state === "waiting" && kind !== "notice" && recipient === "";
	return [
		...faults,
		...letters.filter(isLost).map(({ id }) => `letter ${id} waits and has no address`),
	];
}

async function compareFile(
	storage: Storage,
	name: string,
	expected: { bytes: number; sha256: string },
): Promise<string | null> {
	const file = await storage.open(name);
	if (!file) return "is not in storage";
	try {
		const { bytes, sha256 } = await measure(file.chunks);
		return bytes === expected.bytes && sha256 === expected.sha256 ? null : "has changed";
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EIO") throw error;
		return "cannot be read from its disk";
	}
}
