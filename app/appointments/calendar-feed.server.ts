import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { hashToken, makeToken } from "../server/token.server.ts";
import { type FileWords, writeAppointments } from "./appointment-ics.ts";
import { listActiveAppointments } from "./appointments.server.ts";

const shownDays = 90;

/** Ends the former address. @returns the token of `/calendar/{token}.ics`; only its hash is kept */
export async function renewCalendarFeed(db: Db): Promise<string> {
	const token = makeToken();
	await commit(db, async (trx) => {
		await trx.deleteFrom("calendar_feeds").execute();
		await trx
			.insertInto("calendar_feeds")
			.values({ token_hash: hashToken(token), created_at: new Date().toISOString() })
			.execute();
		await noteAct(trx, "account set", "calendar address made");
	});
	return token;
}

export async function findFeedDay(db: Db): Promise<string | undefined> {
	const row = await db.selectFrom("calendar_feeds").select("created_at").executeTakeFirst();
	return row?.created_at;
}

/** Names and places only. @returns null for a wrong token */
export async function readCalendarFeed(
	db: Db,
	token: string,
	words: FileWords,
): Promise<string | null> {
	const known = await db
		.selectFrom("calendar_feeds")
		.select("token_hash")
		.where("token_hash", "=", hashToken(token))
		.executeTakeFirst();
	if (!known) return null;
	const from = new Date(Date.now() - shownDays * 24 * 60 * 60 * 1000);
	const appointments = await listActiveAppointments(db, from);
	const named = appointments.map((appointment) => ({
		...appointment,
		title: `${appointment.first_name} ${appointment.last_name}`,
	}));
	return writeAppointments(named, words);
}
