import type { Selectable } from "kysely";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Artist } from "../db/desk-tables.ts";
import { forgetDevices, rememberDevice } from "./known-devices.server.ts";
import { hashPassword, isPassword } from "./password.server.ts";
import { addSession, rotateSession } from "./sessions.server.ts";
import { isSetupToken, takeSetupToken } from "./setup-links.server.ts";

export async function findArtist(db: Db): Promise<Selectable<Artist> | undefined> {
	return db.selectFrom("artist").selectAll().where("one", "=", 1).executeTakeFirst();
}

/**
 * Makes the account, or hands it back to the artist: then all that opened it so far ends, passkeys and the calendar's
 * address included.
 * @returns false if the link was used or has expired
 */
export async function setArtist(
	db: Db,
	token: string,
	{ name, email, password }: { name: string; email: string; password: string },
	cost?: Parameters<typeof hashPassword>[1],
): Promise<boolean> {
	if (!(await isSetupToken(db, token))) return false;
	const password_hash = await hashPassword(password, cost);
	return commit(db, async (trx) => {
		if (!(await takeSetupToken(trx, token))) return false;
		await trx
			.insertInto("artist")
			.values({ one: 1, name, email, password_hash, created_at: new Date().toISOString() })
			.onConflict((conflict) => conflict.column("one").doUpdateSet({ name, email, password_hash }))
			.execute();
		await trx.deleteFrom("sessions").execute();
		await trx.deleteFrom("passkeys").execute();
		await trx.deleteFrom("calendar_feeds").execute();
		await forgetDevices(trx, null);
		await noteAct(trx, "account set", "by link");
		return true;
	});
}

/** Takes as long for an unknown address as for a wrong password. */
export async function isArtistSignIn(db: Db, email: string, password: string): Promise<boolean> {
	const artist = await findArtist(db);
	const matches = await isArtistPassword(db, password);
	return matches && artist?.email.toLowerCase() === email.trim().toLowerCase();
}

export async function isArtistPassword(db: Db, password: string): Promise<boolean> {
	const artist = await findArtist(db);
	return isPassword(password, artist?.password_hash ?? (await unknownHash()));
}

let unknown: Promise<string> | undefined;

function unknownHash(): Promise<string> {
	unknown ??= hashPassword("");
	return unknown;
}

export async function changeName(db: Db, name: string): Promise<void> {
	await commit(db, (trx) => trx.updateTable("artist").set({ name }).execute());
}

/** @returns the new token of the session */
export async function changeEmail(db: Db, email: string, session: string): Promise<string> {
	return commit(db, async (trx) => {
		await trx.updateTable("artist").set({ email }).execute();
		await noteAct(trx, "account set", "email address");
		return rotateSession(trx, session);
	});
}

/** Ends all sessions and forgets all other devices. @returns tokens of a new session, and of the device */
export async function changePassword(
	db: Db,
	password: string,
	browser: { name: string; device: string | null },
): Promise<{ session: string; device: string }> {
	const password_hash = await hashPassword(password);
	return commit(db, async (trx) => {
		await trx.updateTable("artist").set({ password_hash }).execute();
		await trx.deleteFrom("sessions").execute();
		const device = await rememberDevice(trx, browser.device);
		await forgetDevices(trx, device);
		await noteAct(trx, "account set", "password");
		return { session: await addSession(trx, browser.name), device };
	});
}
