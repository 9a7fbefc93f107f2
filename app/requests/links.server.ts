import type { Transaction } from "kysely";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { hashToken, makeToken } from "../server/token.server.ts";

/**
 * @returns the token of `/request/{token}`. Only its hash is stored here, so each letter gets a new link; drafts and
 * waiting letters contain it in plain text (decision 0052).
 */
export async function makeRequestLink(trx: Transaction<Tables>, id: string): Promise<string> {
	const token = makeToken();
	await trx
		.insertInto("request_links")
		.values({
			token_hash: hashToken(token),
			submission_id: id,
			created_at: new Date().toISOString(),
		})
		.execute();
	return token;
}

/** @returns the id of the request */
export async function findLinkedRequest(db: Db, token: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("request_links")
		.select("submission_id")
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	return row?.submission_id;
}
