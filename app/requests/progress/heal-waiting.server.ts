import type { Selectable, Transaction } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestEvents, RequestProgress } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";
import { listEvents } from "./events.server.ts";
import { holdProgress } from "./progress.server.ts";
import { dateActs, findWaiting, leaveOutSpam } from "./states.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Versions before migration 0022 do not update `waiting_since`, and during a rolling upgrade they still take requests and
 * send answers. Checks what changed within the last day; call it every hour.
 */
export async function healWaiting(db: Db, now = Date.now()): Promise<void> {
	const since = new Date(now - day).toISOString();
	const changed = await db
		.selectFrom("request_progress")
		.select(["submission_id", "state", "turn", "waiting_since"])
		.where("changed_at", ">", since)
		.execute();
	for (const { submission_id } of changed.filter(isAtOdds))
		await commit(db, (trx) => healOne(trx, submission_id, since));
}

/** If the client waits, it is the artist's turn; not the other way round, for example after a deposit. */
function isAtOdds({
	state,
	turn,
	waiting_since,
}: Pick<RequestProgress, "state" | "turn" | "waiting_since">): boolean {
	return state !== "spam" && (waiting_since === null) === (turn === "artist");
}

async function healOne(trx: Transaction<Tables>, id: string, since: string): Promise<void> {
	const progress = await holdProgress(trx, id);
	if (!progress || !isAtOdds(progress)) return;
	const { created_at } = await trx
		.selectFrom("consultation_submissions")
		.select("created_at")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const asked = replay(
		progress.waitlist ? null : created_at,
		leaveOutSpam(await listEvents(trx, id)),
	);
	const known = progress.waiting_since;
	// Older requests were there before 0022, or were moved in.
	if (known === null && (asked ?? "") < since) return;
	const latest = known && asked && known > asked ? known : asked;
	await trx
		.updateTable("request_progress")
		.set(
			latest ? { waiting_since: latest, turn: "artist" } : { waiting_since: null, told_at: null },
		)
		.where("submission_id", "=", id)
		.execute();
}

/** The same rules as in `addEvent` and `answerUntil`. */
function replay(sentAt: string | null, events: Selectable<RequestEvents>[]): string | null {
	const agreed = events.findLastIndex(
		({ by, text }) => by === "client" && text === dateActs.confirmed,
	);
	const proposed = events
		.slice(0, Math.max(agreed, 0))
		.findLastIndex(({ text }) => text === dateActs.proposed || text === dateActs.moved);
	if (proposed < 0) return findWaiting(sentAt, events);
	return findWaiting(null, events.slice(proposed + 1));
}
