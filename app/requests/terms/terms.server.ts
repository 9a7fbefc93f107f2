import type { Selectable, Transaction } from "kysely";
import { listAhead } from "../../appointments/list-ahead.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestState, RequestTerms } from "../../db/desk-tables.ts";
import { indexRequest } from "../../db/search.server.ts";
import type { Tables } from "../../db/tables.ts";
import { findToday } from "../../publishing/studio-time.server.ts";
import { changeState } from "../progress/change-state.server.ts";
import { listEvents } from "../progress/events.server.ts";
import { holdProgress } from "../progress/progress.server.ts";
import { leaveOutSpam } from "../progress/states.ts";
import { type ReplacedTerms, takeBackState } from "../progress/take-back.server.ts";
import type { TermsDays } from "./check-terms.ts";

/** Quote and deposit as the artist last told them. */
export type Terms = Selectable<RequestTerms>;
/** Without `received_on`, which is marked separately. */
export type AgreedTerms = Omit<Terms, "submission_id" | "received_on">;

export function findTerms(db: Db, requestId: string): Promise<Terms | undefined> {
	return db
		.selectFrom("request_terms")
		.selectAll()
		.where("submission_id", "=", requestId)
		.executeTakeFirst();
}

/** Told to the client, and not received yet. */
export function isDepositDue(terms: Pick<Terms, "deposit" | "received_on"> | undefined): boolean {
	return Boolean(terms?.deposit) && !terms?.received_on;
}

export async function saveTerms(
	trx: Transaction<Tables>,
	requestId: string,
	terms: Partial<Omit<Terms, "submission_id">>,
): Promise<void> {
	await trx
		.insertInto("request_terms")
		.values({ submission_id: requestId, ...terms })
		.onConflict((conflict) => conflict.column("submission_id").doUpdateSet(terms))
		.execute();
	await trx
		.updateTable("request_progress")
		.set({ changed_at: new Date().toISOString(), erase_after: null })
		.where("submission_id", "=", requestId)
		.execute();
	await indexRequest(trx, requestId);
}

/** The dates that the due date is checked against. */
export async function findTermsDays(
	db: Db,
	requestId: string,
	timeZone: string,
): Promise<TermsDays> {
	const terms = await findTerms(db, requestId);
	return { today: findToday(timeZone), dueOn: terms?.due_on ?? null };
}

const withoutDeposit: RequestState[] = ["new", "quoted", "deposit-asked"];
/** A question may also come after the deposit. */
const beforeDeposit: RequestState[] = [...withoutDeposit, "needs-info"];

/**
 * The site takes no payments, so the artist marks it.
 * @param day null removes the mark and takes back the state that it set
 */
export async function markDeposit(
	trx: Transaction<Tables>,
	requestId: string,
	day: string | null,
): Promise<void> {
	await saveTerms(trx, requestId, { received_on: day });
	const state = (await holdProgress(trx, requestId))?.state;
	if (!state) return;
	if (!day) return unmarkDeposit(trx, requestId, state);
	const isWaiting = beforeDeposit.includes(state);
	if (isWaiting) await changeState(trx, requestId, "deposit-received", "artist");
	if (!isWaiting && state !== "deposit-received") return;
	// Not the artist, whose booking would answer what the client asked.
	if (await hasConfirmedDate(trx, requestId)) await changeState(trx, requestId, "booked", "site");
}

interface StateDetails {
	/** Time of the letter that the state is sent with. */
	at?: string;
	/** In the studio's time zone, such as `2026-12-04`; the day of a deposit that the state says was received. */
	today: string;
}

/**
 * The artist sets a state by hand or with a letter, which also marks the deposit as received, or removes the mark.
 * @returns see `changeState`
 */
export async function changeStateByHand(
	trx: Transaction<Tables>,
	requestId: string,
	state: RequestState,
	{ at, today }: StateDetails,
): Promise<string | null> {
	const before = (await holdProgress(trx, requestId))?.state;
	const eventId = await changeState(trx, requestId, state, "artist", at);
	if (!eventId) return null;
	const terms = await findTerms(trx, requestId);
	const received_on = terms?.received_on ?? null;
	const comes = state === "deposit-received" && isDepositDue(terms);
	const isOff = before === "deposit-received" && withoutDeposit.includes(state) && received_on;
	if (!comes && !isOff) return eventId;
	const replaced: ReplacedTerms = { received_on };
	await trx
		.updateTable("request_terms")
		.set({ received_on: comes ? today : null })
		.where("submission_id", "=", requestId)
		.execute();
	await trx
		.updateTable("request_events")
		.set({ replaced_terms: JSON.stringify(replaced) })
		.where("id", "=", eventId)
		.execute();
	return eventId;
}

async function hasConfirmedDate(trx: Transaction<Tables>, requestId: string): Promise<boolean> {
	const dates = await trx
		.selectFrom("appointments")
		.select(["status", "ends_at"])
		.where("submission_id", "=", requestId)
		.execute();
	return listAhead(dates, new Date()).some(({ status }) => status === "confirmed");
}

/**
 * Also takes back a booking that the deposit made, unless something came after it or its session is over. If something
 * came after the deposit, the client may have read that it arrived, so the history keeps it.
 */
async function unmarkDeposit(
	trx: Transaction<Tables>,
	requestId: string,
	state: RequestState,
): Promise<void> {
	if (state !== "deposit-received" && state !== "booked") return;
	const events = leaveOutSpam(await listEvents(trx, requestId));
	const changes = events.filter(({ kind }) => kind === "state");
	const booking = state === "booked" ? changes.pop() : undefined;
	const arrival = changes.pop();
	if (arrival?.text !== "deposit-received") return;
	if (booking) {
		if (!(await hasConfirmedDate(trx, requestId))) return;
		if (!(await takeBackState(trx, requestId, booking.id))) return;
	}
	if (await takeBackState(trx, requestId, arrival.id)) return;
	await changeState(trx, requestId, "deposit-asked", "site");
}
