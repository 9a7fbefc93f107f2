import type { Transaction } from "kysely";
import { href } from "react-router";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { hashToken, makeToken } from "../server/token.server.ts";

const validMs = 24 * 60 * 60 * 1000;

/** A new link ends the earlier ones. @returns a token that opens the account once, within a day */
export async function makeSetupToken(db: Db): Promise<string> {
	const token = makeToken();
	await commit(db, async (trx) => {
		await trx.deleteFrom("setup_links").execute();
		await trx
			.insertInto("setup_links")
			.values({ token_hash: hashToken(token), created_at: new Date().toISOString() })
			.execute();
	});
	return token;
}

/** By name where the site is this machine's own: browsers have no passkeys at an IP address. */
export function writeSetupLink(
	token: string,
	{ publicOrigin, address }: { publicOrigin: string | null; address: string },
): string {
	const named = address.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::1?\])(?=:|$)/, "//localhost");
	return (publicOrigin ?? named) + href("/sign-in/first/:token", { token });
}

export async function isSetupToken(db: Db, token: string): Promise<boolean> {
	const row = await db
		.selectFrom("setup_links")
		.select("token_hash")
		.where("token_hash", "=", hashToken(token))
		.where("created_at", ">", oldest())
		.executeTakeFirst();
	return row !== undefined;
}

export async function takeSetupToken(trx: Transaction<Tables>, token: string): Promise<boolean> {
	const taken = await trx
		.deleteFrom("setup_links")
		.where("token_hash", "=", hashToken(token))
		.where("created_at", ">", oldest())
		.executeTakeFirst();
	return taken.numDeletedRows === 1n;
}

export async function sweepSetupTokens(trx: Transaction<Tables>, now: number): Promise<void> {
	await trx.deleteFrom("setup_links").where("created_at", "<=", oldest(now)).execute();
}

function oldest(now = Date.now()): string {
	return new Date(now - validMs).toISOString();
}
