import { randomUUID } from "node:crypto";
import { type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { Db } from "../../db/database.server.ts";
import type { RequestEvents, RequestProgress, RequestState } from "../../db/desk-tables.ts";
import { indexRequest } from "../../db/search.server.ts";
import type { Tables } from "../../db/tables.ts";
import { findOpenDate, type OpenDate } from "./open-date.server.ts";
import { holdProgress } from "./progress.server.ts";
import { closedStates, findWaiting, isAnswer, isAsking, isWithdrawal } from "./states.ts";

type Trx = Transaction<Tables>;

/**
 * A client's question makes the request unread and the artist's turn; an answer ends the client's wait.
 * @param at see `findEventTime`
 * @returns its id
 */
export async function addEvent(
	trx: Trx,
	id: string,
	event: Pick<RequestEvents, "by" | "kind" | "text"> & { replaced?: string },
	at?: string,
): Promise<string> {
	const eventId = randomUUID();
	const progress = await holdProgress(trx, id);
	const created_at = at ?? (await findEventTime(trx, id));
	await trx
		.insertInto("request_events")
		.values({ id: eventId, submission_id: id, created_at, ...event })
		.execute();
	const isAnswered = progress && event.kind !== "state" && isAnswer(event);
	const turn = isAnswered && passTurn(progress, await findOpenDate(trx, id));
	await trx
		.updateTable("request_progress")
		.set({ changed_at: created_at, erase_after: null, ...listEffects(event, created_at) })
		.set(turn ? { turn } : {})
		.where("submission_id", "=", id)
		.execute();
	if (event.kind !== "state") await indexRequest(trx, id);
	return eventId;
}

/** Later than all other events. A letter and the state that it is sent with share a time, which marks them as one act. */
export async function findEventTime(trx: Trx, id: string): Promise<string> {
	const { last } = await trx
		.selectFrom("request_events")
		.select(({ fn }) => fn.max("created_at").as("last"))
		.where("submission_id", "=", id)
		.executeTakeFirstOrThrow();
	return new Date(Math.max(Date.now(), last ? Date.parse(last) + 1 : 0)).toISOString();
}

type Effects = {
	[Name in "read_at" | "turn" | "waiting_since" | "answered_at" | "told_at"]?:
		| RequestProgress[Name]
		| RawBuilder<RequestProgress[Name]>;
};

function listEffects(
	event: Pick<RequestEvents, "by" | "kind" | "text">,
	created_at: string,
): Effects {
	const { by, kind } = event;
	if (isAnswer(event)) {
		const isDeclined = kind === "state" && event.text === "declined";
		const answered_at = sql<string>`coalesce(answered_at, ${created_at})`;
		return {
			waiting_since: null,
			// An answer implies that it was read, here or in a letter.
			told_at: null,
			// Declined by a tap tells the client nothing.
			...(!isDeclined && { answered_at }),
		};
	}
	if (by !== "client") return {};
	if (isWithdrawal(event)) return { read_at: null, waiting_since: null };
	if (!isAsking(event)) return { read_at: null };
	const waiting_since = sql<string>`coalesce(waiting_since, ${created_at})`;
	return { read_at: null, turn: "artist", waiting_since };
}

/** Who has the next step after an answer that leaves the state unchanged. */
function passTurn(
	{ state, waitlist }: Pick<RequestProgress, "state" | "waitlist">,
	openDate: OpenDate | undefined,
): RequestProgress["turn"] {
	if (state === "booked" && openDate) return openDate.isTold ? "client" : "artist";
	if (state === "new" && waitlist) return "nobody";
	return withoutNextStep.includes(state) ? "nobody" : "client";
}

const withoutNextStep: RequestState[] = [...closedStates, "booked"];

/** The client agreed to a date that was proposed at `then`, which answers all earlier questions. */
export async function answerUntil(trx: Trx, id: string, then: string): Promise<void> {
	const later = (await listEvents(trx, id)).filter(({ created_at }) => created_at > then);
	const waiting_since = findWaiting(null, later);
	const progress = await holdProgress(trx, id);
	if (!progress) return;
	const turn = waiting_since ? "artist" : passTurn(progress, await findOpenDate(trx, id));
	await trx
		.updateTable("request_progress")
		.set({ waiting_since, turn })
		.set({ answered_at: sql<string>`coalesce(answered_at, ${then})` })
		.where("submission_id", "=", id)
		.execute();
}

export function listEvents(db: Db, id: string): Promise<Selectable<RequestEvents>[]> {
	return (
		db
			.selectFrom("request_events")
			.selectAll()
			.where("submission_id", "=", id)
			.orderBy("created_at")
			// A letter comes before its state.
			.orderBy("kind")
			.execute()
	);
}
