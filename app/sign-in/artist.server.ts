import type { Selectable } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Artist } from "../db/tables.ts";
import { hashPassword, isPassword } from "./password.server.ts";
import { takeSetupToken } from "./setup-links.server.ts";

export async function findArtist(db: Db): Promise<Selectable<Artist> | undefined> {
	return db.selectFrom("artist").selectAll().where("one", "=", 1).executeTakeFirst();
}

/**
 * Makes the account, or gives it a new password: then all sessions end.
 * @returns false if the link was used or has expired
 */
export async function setArtist(
	db: Db,
	token: string,
	{ name, email, password }: { name: string; email: string; password: string },
): Promise<boolean> {
	const password_hash = await hashPassword(password);
	return commit(db, async (trx) => {
		if (!(await takeSetupToken(trx, token))) return false;
		await trx
			.insertInto("artist")
			.values({ one: 1, name, email, password_hash, created_at: new Date().toISOString() })
			.onConflict((conflict) => conflict.column("one").doUpdateSet({ name, email, password_hash }))
			.execute();
		await trx.deleteFrom("sessions").execute();
		return true;
	});
}

/** Takes as long for an unknown address as for a wrong password. */
export async function isArtist(db: Db, email: string, password: string): Promise<boolean> {
	const artist = await findArtist(db);
	const hash = artist?.password_hash ?? (await unknownHash());
	const matches = await isPassword(password, hash);
	return matches && artist?.email.toLowerCase() === email.trim().toLowerCase();
}

let unknown: Promise<string> | undefined;

function unknownHash(): Promise<string> {
	unknown ??= hashPassword("");
	return unknown;
}
