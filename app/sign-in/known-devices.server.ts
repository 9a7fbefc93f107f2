import type { Transaction } from "kysely";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { hashToken, makeToken } from "../server/token.server.ts";

const keptMs = 400 * 24 * 60 * 60 * 1000;

/** @returns whether a browser with this token has signed in before */
export async function isKnownDevice(db: Db, token: string): Promise<boolean> {
	const row = await db
		.selectFrom("known_devices")
		.select("token_hash")
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	return row !== undefined;
}

/** @returns the browser's token: the one it had if it was known, else a new one */
export async function rememberDevice(
	trx: Transaction<Tables>,
	token: string | null,
): Promise<string> {
	const kept = token && (await isKnownDevice(trx, token)) ? token : makeToken();
	const token_hash = hashToken(kept);
	const last_used_at = new Date().toISOString();
	await trx
		.insertInto("known_devices")
		.values({ token_hash, last_used_at })
		.onConflict((conflict) => conflict.column("token_hash").doUpdateSet({ last_used_at }))
		.execute();
	return kept;
}

/** @param token the device that stays known, or null */
export async function forgetDevices(trx: Transaction<Tables>, token: string | null): Promise<void> {
	await trx
		.deleteFrom("known_devices")
		.where("token_hash", "!=", token ? hashToken(token) : "")
		.execute();
}

export async function sweepDevices(trx: Transaction<Tables>, now: number): Promise<void> {
	await trx
		.deleteFrom("known_devices")
		.where("last_used_at", "<", new Date(now - keptMs).toISOString())
		.execute();
}
