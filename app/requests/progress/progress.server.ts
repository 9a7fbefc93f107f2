import type { Selectable, Transaction } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestProgress } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";
import { states } from "./states.ts";

type Trx = Transaction<Tables>;

interface Begun {
	id: string;
	/** null if nobody waits for an answer. */
	sentAt: string | null;
	state: "new" | "spam";
	waitlist?: RequestProgress["waitlist"];
}

/** Clients on the waitlist do not wait for an answer: they were told that there is no room yet. */
export async function beginProgress(
	trx: Trx,
	{ id, sentAt, state, waitlist = null }: Begun,
): Promise<void> {
	await trx
		.insertInto("request_progress")
		.values({
			submission_id: id,
			state,
			turn: waitlist ? "nobody" : states[state].turn,
			changed_at: new Date().toISOString(),
			waiting_since: waitlist ? null : sentAt,
			waitlist,
		})
		.execute();
}

/** A write, so that Postgres holds the row until the transaction ends. */
export function holdProgress(
	trx: Trx,
	id: string,
): Promise<Selectable<RequestProgress> | undefined> {
	return trx
		.updateTable("request_progress")
		.set(({ ref }) => ({ state: ref("state") }))
		.where("submission_id", "=", id)
		.returningAll()
		.executeTakeFirst();
}

/** A request that the client withdrew. */
export async function markSeen(trx: Trx, id: string): Promise<void> {
	await trx
		.updateTable("request_progress")
		.set({ turn: "nobody", changed_at: new Date().toISOString() })
		.where("submission_id", "=", id)
		.execute();
}

export async function markRead(db: Db, id: string): Promise<void> {
	await commit(db, (trx) =>
		trx
			.updateTable("request_progress")
			.set({ read_at: new Date().toISOString(), told_at: null })
			.where("submission_id", "=", id)
			.where("read_at", "is", null)
			.execute(),
	);
}

export async function markUnread(db: Db, id: string): Promise<void> {
	await commit(db, (trx) =>
		trx
			.updateTable("request_progress")
			.set({ read_at: null })
			.where("submission_id", "=", id)
			.execute(),
	);
}
