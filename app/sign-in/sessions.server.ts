import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { hashToken, makeToken } from "../server/token.server.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const idleMs = 14 * day;
const absoluteMs = 60 * day;

/** @returns the token of the new session */
export async function openSession(db: Db, device: string): Promise<string> {
	const token = makeToken();
	const now = new Date().toISOString();
	await commit(db, (trx) =>
		trx
			.insertInto("sessions")
			.values({ token_hash: hashToken(token), device, created_at: now, last_used_at: now })
			.execute(),
	);
	return token;
}

/** Notes the use once an hour. @returns whether the session is open */
export async function checkSession(db: Db, token: string, now = Date.now()): Promise<boolean> {
	const token_hash = hashToken(token);
	const row = await db
		.selectFrom("sessions")
		.select("last_used_at")
		.where("token_hash", "=", token_hash)
		.where("last_used_at", ">", new Date(now - idleMs).toISOString())
		.where("created_at", ">", new Date(now - absoluteMs).toISOString())
		.executeTakeFirst();
	if (!row) return false;
	if (now - Date.parse(row.last_used_at) > hour) {
		await commit(db, (trx) =>
			trx
				.updateTable("sessions")
				.set({ last_used_at: new Date(now).toISOString() })
				.where("token_hash", "=", token_hash)
				.execute(),
		);
	}
	return true;
}

export async function endSession(db: Db, token: string): Promise<void> {
	await commit(db, (trx) =>
		trx.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute(),
	);
}
