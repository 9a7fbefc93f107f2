import type { Selectable, Transaction } from "kysely";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { Sessions } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { hashToken, makeToken } from "../server/token.server.ts";

type Session = Selectable<Sessions>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const idleMs = 14 * day;
const absoluteMs = 60 * day;

/** @returns the token of the new session */
export async function addSession(trx: Transaction<Tables>, device: string): Promise<string> {
	const token = makeToken();
	const now = new Date().toISOString();
	await trx
		.insertInto("sessions")
		.values({ token_hash: hashToken(token), device, created_at: now, last_used_at: now })
		.execute();
	return token;
}

/** The most recently used first. */
export async function listSessions(db: Db): Promise<Session[]> {
	return selectOpen(db).orderBy("last_used_at", "desc").execute();
}

export async function findSession(db: Db, token: string): Promise<Session | undefined> {
	return selectOpen(db).where("token_hash", "=", hashToken(token)).executeTakeFirst();
}

function selectOpen(db: Db) {
	const now = Date.now();
	return db
		.selectFrom("sessions")
		.selectAll()
		.where("last_used_at", ">", new Date(now - idleMs).toISOString())
		.where("created_at", ">", new Date(now - absoluteMs).toISOString());
}

/** Notes the use once an hour. @returns whether the session is open */
export async function checkSession(db: Db, token: string): Promise<boolean> {
	const session = await findSession(db, token);
	if (!session) return false;
	const now = Date.now();
	if (now - Date.parse(session.last_used_at) > hour) {
		// With a full disk the artist still reads the desk.
		await commit(db, (trx) =>
			trx
				.updateTable("sessions")
				.set({ last_used_at: new Date(now).toISOString() })
				.where("token_hash", "=", session.token_hash)
				.execute(),
		).catch(() => {});
	}
	return true;
}

/** Ends the old token, which somebody else may have got. @returns the new one */
export async function rotateSession(trx: Transaction<Tables>, token: string): Promise<string> {
	const next = makeToken();
	await trx
		.updateTable("sessions")
		.set({ token_hash: hashToken(next) })
		.where("token_hash", "=", hashToken(token))
		.execute();
	return next;
}

export async function endSession(db: Db, token: string): Promise<void> {
	await commit(db, async (trx) => {
		if (await deleteSession(trx, token)) await noteAct(trx, "signed out");
	});
}

/** @returns whether it was open */
export async function deleteSession(trx: Transaction<Tables>, token: string): Promise<boolean> {
	return deleteSessionByHash(trx, hashToken(token));
}

export async function deleteSessionByHash(
	trx: Transaction<Tables>,
	hash: string,
): Promise<boolean> {
	const { numDeletedRows } = await trx
		.deleteFrom("sessions")
		.where("token_hash", "=", hash)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}

export async function endOtherSessions(trx: Transaction<Tables>, token: string): Promise<void> {
	await trx.deleteFrom("sessions").where("token_hash", "!=", hashToken(token)).execute();
}

export async function sweepSessions(trx: Transaction<Tables>, now: number): Promise<void> {
	await trx
		.deleteFrom("sessions")
		.where((row) =>
			row.or([
				row("last_used_at", "<=", new Date(now - idleMs).toISOString()),
				row("created_at", "<=", new Date(now - absoluteMs).toISOString()),
			]),
		)
		.execute();
}
