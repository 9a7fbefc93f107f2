import type { Db } from "../db/database.server.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { nameDownload } from "./files/name-download.ts";
import type { ArchiveEntry } from "./files/stream-archive.server.ts";
import type { Person } from "./person.server.ts";

/**
 * All that is kept about a person, except answers that are not sent yet: `requests.json`, `notes.json`, and the files of
 * each request in a folder.
 */
export async function listExport(
	db: Db,
	files: ReferenceFileStore,
	{ requests, notes }: Person,
): Promise<ArchiveEntry[]> {
	const stored: ArchiveEntry[] = [];
	const told: unknown[] = [];
	for (const id of requests) {
		const one = await readRequest(db, id);
		if (!one) continue;
		const folder = `${one.request.created_at.slice(0, 10)} ${id}`;
		for (const [index, file] of one.files.entries()) {
			const name = `${folder}/${index + 1} ${nameDownload(file.name, file.media_type)}`;
			stored.push({ name, open: () => files.storage.open(files.keptName(file.id)) });
		}
		told.push(one);
	}
	const written =
		notes.length === 0
			? []
			: await db.selectFrom("Thank you and notes").selectAll().where("id", "in", notes).execute();
	return [writeJson("requests.json", told), writeJson("notes.json", written), ...stored];
}

type OfRequest =
	| "request_progress"
	| "request_events"
	| "letters"
	| "request_terms"
	| "appointments";

export async function readRequest(db: Db, id: string) {
	const request = await db
		.selectFrom("consultation_submissions")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirst();
	if (!request) return undefined;
	const ofRequest = (table: OfRequest) =>
		db.selectFrom(table).selectAll().where("submission_id", "=", id).execute();
	const files = await db
		.selectFrom("reference_files")
		.selectAll()
		.where("submission_id", "=", id)
		.orderBy("position")
		.execute();
	return {
		request,
		progress: await ofRequest("request_progress"),
		events: await ofRequest("request_events"),
		letters: await ofRequest("letters"),
		terms: await ofRequest("request_terms"),
		appointments: await ofRequest("appointments"),
		files,
	};
}

function writeJson(name: string, value: unknown): ArchiveEntry {
	return { name, text: `${JSON.stringify(value, null, "\t")}\n` };
}
