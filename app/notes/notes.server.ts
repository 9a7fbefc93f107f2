import { randomUUID } from "node:crypto";
import type { Db } from "../db/database.server.ts";
import { commitOnce } from "../db/once.server.ts";

/**
 * Stores a thank-you note.
 * @param message trimmed and checked
 * @param key the caller's Idempotency-Key; a repeated one stores nothing
 * @param admit called before a new note is stored; throws to refuse it
 */
export async function storeNote(
	db: Db,
	message: string,
	key: string | null,
	admit: () => Promise<void>,
): Promise<void> {
	const once = key ? { scope: "note" as const, key, payload: message } : null;
	await commitOnce(db, once, async (trx) => {
		await admit();
		await trx
			.insertInto("Thank you and notes")
			.values({ id: randomUUID(), created_at: new Date().toISOString(), message })
			.execute();
		return {};
	});
}
