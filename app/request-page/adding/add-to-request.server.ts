import type { Insertable, Transaction } from "kysely";
import type { Db } from "../../db/database.server.ts";
import { isOutcomeUnknown } from "../../db/error-codes.server.ts";
import { commitIdempotent } from "../../db/idempotency.server.ts";
import type { ReferenceFiles, Tables } from "../../db/tables.ts";
import { tellArtist } from "../../mail/tell-artist.server.ts";
import { leftOut } from "../../requests/files/file-refusals.server.ts";
import { holdRequest } from "../../requests/files/reference-files.server.ts";
import { rememberIfNewest } from "../../requests/newest-request.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";
import { erased } from "../../requests/submissions.server.ts";
import { makeFormKey } from "../../server/form-key.server.ts";
import type { Site } from "../../server/site.server.ts";
import { mostFilesInAll } from "./additions.ts";

interface Addition {
	words: string;
	files: Insertable<ReferenceFiles>[];
}

/** Sent again within it, the same is a repeat; later it is meant. */
const repeatMs = 10 * 60 * 1000;

/**
 * Takes the files over, and removes those that are refused, repeated or left out.
 * @returns the files that the request had no room for; none for a repeat
 * @throws Refusal
 */
export async function addToRequest(
	{ config, database: { db }, files: store, sender }: Site,
	id: string,
	{ words, files }: Addition,
	admit: () => Promise<void>,
): Promise<Insertable<ReferenceFiles>[]> {
	const payload = [words, files.map((file) => [file.name, file.sent_sha256])];
	let taken: typeof files = [];
	let unwanted = files;
	try {
		const key = makeFormKey([...payload, await findLatestAct(db, id)], id, repeatMs);
		const { replayed } = await commitIdempotent(
			db,
			{ scope: "addition", ...key, payload },
			async (trx) => {
				await admit();
				taken = await insertFiles(trx, id, files);
				if (!words && taken.length === 0) throw leftOut(files[0]?.name ?? "", mostFilesInAll);
				if (words) await addEvent(trx, id, { by: "client", kind: "words", text: words });
				const text = taken.map(({ name }) => name).join("\n");
				if (text) await addEvent(trx, id, { by: "client", kind: "files", text });
				await tellArtist(trx, config, id, { kind: "added", words, files: taken.length });
				return { id };
			},
		);
		if (replayed) return [];
		unwanted = files.slice(taken.length);
		sender.wake();
	} catch (error) {
		if (isOutcomeUnknown(error)) unwanted = files.slice(taken.length);
		throw error;
	} finally {
		// The sweeper removes them if this fails.
		for (const file of unwanted) await store.removeKept(file.id).catch(() => {});
	}
	if (taken.length > 0) await rememberIfNewest(db, store, id);
	return unwanted;
}

/** After another letter, date or state of the artist's, the same answer is a new one. */
async function findLatestAct(db: Db, id: string): Promise<string | undefined> {
	const latest = await db
		.selectFrom("request_events")
		.select("id")
		.where("submission_id", "=", id)
		.where("by", "=", "artist")
		.where("kind", "<>", "note")
		.orderBy("created_at", "desc")
		.orderBy("id")
		.executeTakeFirst();
	return latest?.id;
}

/**
 * Counting first also waits for others that add to the request, or erase it.
 * @returns those that the request had room for
 */
async function insertFiles(
	trx: Transaction<Tables>,
	id: string,
	files: Insertable<ReferenceFiles>[],
): Promise<Insertable<ReferenceFiles>[]> {
	const counted = await holdRequest(trx, id);
	if (!counted) throw erased();
	const { count } = counted;
	const taken = files.slice(0, Math.max(0, mostFilesInAll - count));
	if (taken.length === 0) return taken;
	await trx
		.updateTable("consultation_submissions")
		.set({ reference_images_count: count + taken.length })
		.where("id", "=", id)
		.execute();
	const rows = taken.map((file, index) => ({
		...file,
		submission_id: id,
		position: count + index,
	}));
	await trx.insertInto("reference_files").values(rows).execute();
	return taken;
}
