import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Letters, Tables } from "../db/tables.ts";

export interface NewLetter extends Pick<Letters, "kind" | "subject" | "text"> {
	/** One address; empty for the artist. */
	recipient: string;
	requestId: string | null;
}

/** In the transaction of what causes the letter, so that neither is without the other. @returns the letter's id */
export async function addLetter(
	trx: Transaction<Tables>,
	{ kind, recipient, subject, text, requestId }: NewLetter,
): Promise<string> {
	const id = randomUUID();
	const now = new Date().toISOString();
	await trx
		.insertInto("letters")
		.values({
			id,
			submission_id: requestId,
			kind,
			recipient,
			subject,
			text,
			state: "waiting",
			created_at: now,
			due_at: now,
		})
		.execute();
	return id;
}
