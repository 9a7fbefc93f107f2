import { randomUUID } from "node:crypto";
import { type Selectable, sql, type Transaction } from "kysely";
import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestEvents, RequestProgress, RequestState } from "../../db/desk-tables.ts";
import { indexRequest } from "../../db/search.server.ts";
import type { Tables } from "../../db/tables.ts";
import { isAnswer, states, unanswered } from "./states.ts";

type Trx = Transaction<Tables>;
type By = RequestEvents["by"];

export async function beginProgress(
	trx: Trx,
	id: string,
	state: "new" | "spam",
	waitlist: RequestProgress["waitlist"] = null,
): Promise<void> {
	await trx
		.insertInto("request_progress")
		.values({
			submission_id: id,
			state,
			turn: states[state].turn,
			changed_at: new Date().toISOString(),
			waitlist,
		})
		.execute();
}

/**
 * A state that waits for the client leaves the turn with the artist until the first answer (`passTurn`).
 * @returns false if the request is gone or already there
 */
export function changeState(db: Db, id: string, state: RequestState, by: By): Promise<boolean> {
	return commit(db, (trx) => changeStateIn(trx, id, state, by));
}

export async function changeStateIn(
	trx: Trx,
	id: string,
	state: RequestState,
	by: By,
): Promise<boolean> {
	const { turn } = states[state];
	const untold = by === "artist" && turn === "client";
	const changed = await trx
		.updateTable("request_progress")
		.set({
			state,
			turn: untold
				? sql<typeof turn>`case when answered_at is null then 'artist' else ${turn} end`
				: turn,
		})
		.where("submission_id", "=", id)
		.where("state", "<>", state)
		.executeTakeFirst();
	if (changed.numUpdatedRows === 0n) return false;
	await addEvent(trx, id, { by, kind: "state", text: state });
	await noteAct(trx, "state changed", `request ${id}: ${state}, by the ${by}`);
	return true;
}

/** Whatever the client adds is unread and the artist's turn; the artist's first letter is the answer. */
export async function addEvent(
	trx: Trx,
	id: string,
	event: Pick<RequestEvents, "by" | "kind" | "text">,
): Promise<void> {
	const created_at = new Date().toISOString();
	await trx
		.insertInto("request_events")
		.values({ id: randomUUID(), submission_id: id, created_at, ...event })
		.execute();
	const change: Partial<Selectable<RequestProgress>> = {
		changed_at: created_at,
		erase_after: null,
	};
	if (event.by === "client") {
		change.read_at = null;
		if (event.kind !== "state") change.turn = "artist";
	}
	await trx.updateTable("request_progress").set(change).where("submission_id", "=", id).execute();
	if (event.kind !== "state") await indexRequest(trx, id);
	if (isAnswer(event)) {
		await trx
			.updateTable("request_progress")
			.set({ answered_at: created_at })
			.where("submission_id", "=", id)
			.where("answered_at", "is", null)
			.execute();
	}
}

/** After an answer that changes no state, the next step is the client's. */
export async function passTurn(trx: Trx, id: string): Promise<void> {
	await trx
		.updateTable("request_progress")
		.set({ turn: "client" })
		.where("submission_id", "=", id)
		.where("state", "in", [...unanswered, "deposit-received"])
		.execute();
}

export function listEvents(db: Db, id: string): Promise<Selectable<RequestEvents>[]> {
	return db
		.selectFrom("request_events")
		.selectAll()
		.where("submission_id", "=", id)
		.orderBy("created_at")
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
