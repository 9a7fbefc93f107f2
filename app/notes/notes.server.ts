import { randomUUID } from "node:crypto";
import type { Db } from "../db/database.server.ts";
import { commitOnce, type IdempotencyKey } from "../db/idempotency.server.ts";
import type { Note } from "./check-note.ts";

/**
 * Stores a thank-you note.
 * @param note trimmed and checked
 * @param key a repeated one stores nothing
 * @param admit called before a new note is stored; throws to refuse it
 */
export async function storeNote(
	db: Db,
	note: Note,
	key: IdempotencyKey | null,
	admit: () => Promise<void>,
): Promise<void> {
	const { message, email } = note;
	// Without an address as before there were any, so that a note sent twice across an update is one.
	const once = key ? { scope: "note" as const, ...key, payload: email ? note : message } : null;
	await commitOnce(db, once, async (trx) => {
		await admit();
		const id = randomUUID();
		await trx
			.insertInto("Thank you and notes")
			.values({ id, created_at: new Date().toISOString(), message, email })
			.execute();
		return { id };
	});
}
