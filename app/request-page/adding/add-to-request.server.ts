import type { Insertable, Transaction } from "kysely";
import { isOutcomeUnknown } from "../../db/error-codes.server.ts";
import { commitIdempotent } from "../../db/idempotency.server.ts";
import type { ReferenceFiles, Tables } from "../../db/tables.ts";
import { tellArtist } from "../../mail/tell-artist.server.ts";
import { rememberIfNewest } from "../../requests/newest-request.server.ts";
import { addEvent } from "../../requests/progress/events.server.ts";
import { makeFormKey } from "../../server/form-key.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import type { Site } from "../../server/site.server.ts";
import { mostFilesInAll } from "./additions.ts";

interface Addition {
	words: string;
	files: Insertable<ReferenceFiles>[];
}

/** Sent again within it, the same is a repeat; later it is meant. */
const repeatMs = 10 * 60 * 1000;

/** Takes the files over: what is refused or repeated is removed. @throws Refusal */
export async function addToRequest(
	{ config, database: { db }, files: store, sender }: Site,
	id: string,
	{ words, files }: Addition,
	admit: () => Promise<void>,
): Promise<void> {
	const payload = [words, files.map((file) => [file.name, file.sent_sha256])];
	const key = makeFormKey(payload, id, repeatMs);
	let stored = false;
	try {
		const { replayed } = await commitIdempotent(
			db,
			{ scope: "addition", ...key, payload },
			async (trx) => {
				await admit();
				await insertFiles(trx, id, files);
				if (words) await addEvent(trx, id, { by: "client", kind: "words", text: words });
				const text = files.map(({ name }) => name).join("\n");
				if (text) await addEvent(trx, id, { by: "client", kind: "files", text });
				await tellArtist(trx, config, id, { kind: "added", words, files: files.length });
				return { id };
			},
		);
		stored = !replayed;
		if (stored) sender.wake();
	} catch (error) {
		stored = isOutcomeUnknown(error);
		throw error;
	} finally {
		if (!stored) for (const file of files) await store.removeKept(file.id);
	}
	if (stored && files.length > 0) await rememberIfNewest(db, store, id);
}

/** Counting first also waits for others that add to the request, or erase it. */
async function insertFiles(
	trx: Transaction<Tables>,
	id: string,
	files: Insertable<ReferenceFiles>[],
): Promise<void> {
	const counted = await trx
		.updateTable("consultation_submissions")
		.set(({ eb }) => ({ reference_images_count: eb("reference_images_count", "+", files.length) }))
		.where("id", "=", id)
		.returning("reference_images_count as count")
		.executeTakeFirst();
	if (!counted) throw new Refusal(410, "erased", "This request has been erased.");
	if (files.length === 0) return;
	if (counted.count > mostFilesInAll) {
		throw new Refusal(
			422,
			"too_many_files",
			`A request can include up to ${mostFilesInAll} files.`,
		);
	}
	const first = counted.count - files.length;
	const rows = files.map((file, index) => ({
		...file,
		submission_id: id,
		position: first + index,
	}));
	await trx.insertInto("reference_files").values(rows).execute();
}
