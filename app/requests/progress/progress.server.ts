import { randomUUID } from "node:crypto";
import { type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestEvents, RequestProgress, RequestState } from "../../db/desk-tables.ts";
import { indexRequest } from "../../db/search.server.ts";
import type { Tables } from "../../db/tables.ts";
import { type EndedDate, endDates } from "./ended-dates.server.ts";
import {
	findStateBeforeSpam,
	findWaiting,
	isAnswer,
	isAsking,
	isWithdrawal,
	states,
} from "./states.ts";

type Trx = Transaction<Tables>;
type By = RequestEvents["by"];
type Turn = RequestProgress["turn"];
type ReplacedProgress = Pick<RequestProgress, "state" | "turn" | "waiting_since" | "answered_at">;

/** JSON of `replaced`. Events of earlier versions have no dates. */
export type Replaced = ReplacedProgress & { dates?: EndedDate[] };

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

/**
 * @param at time of the letter that the state is sent with
 * @returns the id of its event, or null if the request is gone or already there
 */
export async function changeState(
	trx: Trx,
	id: string,
	state: RequestState,
	by: By,
	at?: string,
): Promise<string | null> {
	const before = await holdProgress(trx, id);
	if (!before || before.state === state) return null;
	const events = before.state === "spam" ? await listEvents(trx, id) : [];
	const isWayBack = before.state === "spam" && state === findStateBeforeSpam(events);
	const openDate = state === "booked" ? await findOpenDate(trx, id) : undefined;
	await trx
		.updateTable("request_progress")
		.set({ state, turn: chooseTurn(before, state, by, openDate) })
		.where("submission_id", "=", id)
		.execute();
	const { turn, waiting_since, answered_at } = before;
	const dates = await endDates(trx, id, state);
	const replaced: Replaced = { state: before.state, turn, waiting_since, answered_at, dates };
	const event = { by, kind: "state", text: state, replaced: JSON.stringify(replaced) } as const;
	const eventId = await addEvent(trx, id, event, at);
	if (isWayBack) {
		const setAside = events.findLast(({ kind, text }) => kind === "state" && text === "spam");
		const turnBefore: Turn | undefined = setAside?.replaced && JSON.parse(setAside.replaced).turn;
		const turnNow = waiting_since ? "artist" : turnBefore;
		await trx
			.updateTable("request_progress")
			.set({ waiting_since, answered_at, ...(turnNow && { turn: turnNow }) })
			.where("submission_id", "=", id)
			.execute();
	}
	await noteAct(trx, "state changed", `request ${id}: ${state}, by the ${by}`);
	return eventId;
}

/** The newest date that waits for the client's answer, and whether a letter went out since it was set. */
function findOpenDate(trx: Trx, id: string) {
	return trx
		.selectFrom("appointments")
		.select(({ exists, selectFrom }) =>
			exists(
				selectFrom("request_events")
					.select("request_events.id")
					.whereRef("request_events.submission_id", "=", "appointments.submission_id")
					.whereRef("request_events.created_at", ">=", "appointments.changed_at")
					.where("kind", "=", "letter"),
			).as("isTold"),
		)
		.where("submission_id", "=", id)
		.where("status", "=", "proposed")
		.orderBy("changed_at", "desc")
		.executeTakeFirst();
}

/** A state that asks something of the client leaves the turn with the artist until a letter tells the client. */
function chooseTurn(
	{ waiting_since, answered_at, waitlist }: Selectable<RequestProgress>,
	state: RequestState,
	by: By,
	openDate: { isTold: unknown } | undefined,
): Turn {
	if (openDate && !openDate.isTold) return "artist";
	const turn = openDate ? "client" : states[state].turn;
	if (turn === "client") return waiting_since || !answered_at ? "artist" : "client";
	if (state === "new") return waitlist && !waiting_since ? "nobody" : "artist";
	return state === "booked" && by !== "artist" && waiting_since ? "artist" : turn;
}

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
	await holdProgress(trx, id);
	const created_at = at ?? (await findEventTime(trx, id));
	await trx
		.insertInto("request_events")
		.values({ id: eventId, submission_id: id, created_at, ...event })
		.execute();
	await trx
		.updateTable("request_progress")
		.set({ changed_at: created_at, erase_after: null, ...listEffects(event, created_at) })
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
		const answered_at = sql<string>`coalesce(answered_at, ${created_at})`;
		// An answer implies that it was read, here or in a letter.
		const effects = { waiting_since: null, answered_at, told_at: null };
		return { ...effects, ...(kind !== "state" && { turn: passedTurn }) };
	}
	if (by !== "client") return {};
	if (isWithdrawal(event)) return { read_at: null, waiting_since: null };
	if (!isAsking(event)) return { read_at: null };
	const waiting_since = sql<string>`coalesce(waiting_since, ${created_at})`;
	return { read_at: null, turn: "artist", waiting_since };
}

/** Who has the next step after an answer that leaves the state unchanged. */
const passedTurn = sql<Turn>`case
	when state = 'booked' and exists (
		select 1 from appointments
		where appointments.submission_id = request_progress.submission_id and status = 'proposed'
	) then 'client'
	when state in ('booked', 'done', 'declined', 'withdrawn', 'spam') then 'nobody'
	when state = 'new' and waitlist is not null then 'nobody'
	else 'client' end`;

/** The client agreed to a date that was proposed at `then`, which answers all earlier questions. */
export async function answerUntil(trx: Trx, id: string, then: string): Promise<void> {
	const later = (await listEvents(trx, id)).filter(({ created_at }) => created_at > then);
	const waiting_since = findWaiting(null, later);
	await trx
		.updateTable("request_progress")
		.set({ waiting_since, turn: waiting_since ? "artist" : passedTurn })
		.set({ answered_at: sql<string>`coalesce(answered_at, ${then})` })
		.where("submission_id", "=", id)
		.execute();
}

/** A request that the client withdrew. */
export async function markSeen(trx: Trx, id: string): Promise<void> {
	await trx
		.updateTable("request_progress")
		.set({ turn: "nobody", changed_at: new Date().toISOString() })
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
