import { randomUUID } from "node:crypto";
import type { Db } from "../db/database.server.ts";
import { commitIdempotent, type IdempotencyKey } from "../db/idempotency.server.ts";
import type { Note } from "./check-note.ts";

export async function storeNote(
	db: Db,
	note: Note,
	key: IdempotencyKey | null,
	admit: () => Promise<void>,
): Promise<void> {
	const { message, email } = note;
	// Same payload as before notes had addresses, so that a note resent across that update is one.
	const idempotent = key
		? { scope: "note" as const, ...key, payload: email ? note : message }
		: null;
	await commitIdempotent(db, idempotent, async (trx) => {
		await admit();
		const id = randomUUID();
		await trx
			.insertInto("Thank you and notes")
			.values({ id, created_at: new Date().toISOString(), message, email })
			.execute();
		return { id };
	});
}
