import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { href } from "react-router";
import { commitIdempotent, type IdempotencyKey } from "../db/idempotency.server.ts";
import type { Tables } from "../db/tables.ts";
import { addLetter } from "../mail/outbox.server.ts";
import { writeNoteNotice } from "../mail/write-notice.ts";
import type { Site } from "../server/site.server.ts";
import type { Note } from "./check-note.ts";

/** The artist gets a notice of a note with an address. */
export async function storeNote(
	{ database, config, sender }: Pick<Site, "database" | "config" | "sender">,
	note: Note,
	key: IdempotencyKey | null,
	admit: () => Promise<void>,
): Promise<void> {
	const { message, email } = note;
	// Same payload as before notes had addresses, so that a note resent across that update is one.
	const idempotent = key
		? { scope: "note" as const, ...key, payload: email ? note : message }
		: null;
	await commitIdempotent(database.db, idempotent, async (trx) => {
		await admit();
		if (email) await tellArtist(trx, config.publicOrigin);
		const id = randomUUID();
		await trx
			.insertInto("Thank you and notes")
			.values({ id, created_at: new Date().toISOString(), message, email })
			.execute();
		return { id };
	});
	sender.wake();
}

/** Once until the artist has looked. */
async function tellArtist(trx: Transaction<Tables>, publicOrigin: string | null): Promise<void> {
	const unread = await trx
		.selectFrom("Thank you and notes")
		.select("id")
		.where("email", "is not", null)
		.where("read_at", "is", null)
		.limit(1)
		.executeTakeFirst();
	if (unread) return;
	const notice = writeNoteNotice(publicOrigin && publicOrigin + href("/admin/notes"));
	await addLetter(trx, { kind: "notice", recipient: "", requestId: null, ...notice });
}
