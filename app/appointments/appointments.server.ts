import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { isUuid } from "../db/check-values.ts";
import type { Db } from "../db/database.server.ts";
import type { Appointments, RequestEvents, RequestState } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { changeState } from "../requests/progress/change-state.server.ts";
import { addEvent, answerUntil } from "../requests/progress/events.server.ts";
import { dateActs, openStates } from "../requests/progress/states.ts";
import { findTerms, isDepositDue } from "../requests/terms/terms.server.ts";
import { judgeDates } from "./judge-dates.ts";
import { listAhead } from "./list-ahead.ts";

export type Appointment = Selectable<Appointments>;
type Trx = Transaction<Tables>;
type By = Extract<RequestEvents["by"], "artist" | "client">;
type Status = Appointment["status"];

/** With the client's name. */
export type Clash = Appointment & { first_name: string; last_name: string };

export type AppointmentTimes = Pick<Appointment, "starts_at" | "ends_at" | "place">;

/** All of one request, the earliest first. */
export function findAppointments(db: Db, requestId: string): Promise<Appointment[]> {
	return db
		.selectFrom("appointments")
		.selectAll()
		.where("submission_id", "=", requestId)
		.orderBy("starts_at")
		.execute();
}

/** Includes the client's name. */
export function findNamedAppointment(db: Db, id: string) {
	if (!isUuid(id)) return undefined;
	return selectNamed(db).where("appointments.id", "=", id).executeTakeFirst();
}

/** Proposed and confirmed ones that end after `from`, with the client's name. Those of spam do not count. */
export function listActiveAppointments(db: Db, from: Date): Promise<Clash[]> {
	return selectNamed(db)
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.where("state", "<>", "spam")
		.where("status", "in", ["proposed", "confirmed"])
		.where("ends_at", ">", from.toISOString())
		.orderBy("starts_at")
		.execute();
}

function selectNamed(db: Db) {
	return db
		.selectFrom("appointments")
		.innerJoin("consultation_submissions as request", "request.id", "appointments.submission_id")
		.selectAll("appointments")
		.select(["first_name", "last_name"]);
}

export async function addAppointment(
	trx: Trx,
	requestId: string,
	times: AppointmentTimes,
	status: "proposed" | "confirmed",
): Promise<string> {
	const id = randomUUID();
	const changed_at = new Date().toISOString();
	await trx
		.insertInto("appointments")
		.values({ id, submission_id: requestId, status: "proposed", ...times, sequence: 0, changed_at })
		.execute();
	await addEvent(trx, requestId, say("artist", "proposed"));
	if (status === "confirmed") await confirmAppointment(trx, id, "artist");
	else await makeArtistsTurn(trx, requestId, ["booked"]);
	return id;
}

/** A moved appointment has to be confirmed again. */
export async function moveAppointment(
	trx: Trx,
	id: string,
	times: AppointmentTimes,
	status: "proposed" | "confirmed",
): Promise<void> {
	const moved = await setStatus(trx, id, "proposed", allStatuses, times);
	if (!moved) return;
	await addEvent(trx, moved.submission_id, say("artist", "moved"));
	if (status === "confirmed") await confirmAppointment(trx, id, "artist");
	else await makeArtistsTurn(trx, moved.submission_id, isKnown(moved) ? datedStates : ["booked"]);
}

/** The request is booked then, unless its deposit is still to come. @returns false if it is not proposed */
export async function confirmAppointment(trx: Trx, id: string, by: By): Promise<boolean> {
	const proposed = await trx
		.selectFrom("appointments")
		.select("changed_at")
		.where("id", "=", id)
		.executeTakeFirst();
	const confirmed = await setStatus(trx, id, "confirmed", ["proposed"]);
	if (!proposed || !confirmed) return false;
	const { submission_id } = confirmed;
	await addEvent(trx, submission_id, say(by, "confirmed"));
	if (by === "client") await answerUntil(trx, submission_id, proposed.changed_at);
	const progress = await trx
		.selectFrom("request_progress")
		.select("state")
		.where("submission_id", "=", submission_id)
		.executeTakeFirst();
	if (progress && (await isBookable(trx, submission_id, progress.state))) {
		await changeState(trx, submission_id, "booked", by);
	}
	return true;
}

/** @returns false if it is neither proposed nor confirmed */
export async function declineAppointment(trx: Trx, id: string, by: By): Promise<boolean> {
	const declined = await setStatus(trx, id, "declined", ["proposed", "confirmed"]);
	if (!declined) return false;
	await addEvent(trx, declined.submission_id, say(by, "declined"));
	await askForDate(trx, declined.submission_id);
	return true;
}

/** @returns false if it is neither proposed nor confirmed */
export async function cancelAppointment(trx: Trx, id: string, by: By = "artist"): Promise<boolean> {
	const cancelled = await setStatus(trx, id, "cancelled", ["proposed", "confirmed"]);
	if (!cancelled) return false;
	await addEvent(trx, cancelled.submission_id, say(by, "cancelled"));
	await askForDate(trx, cancelled.submission_id);
	if (isKnown(cancelled)) await makeArtistsTurn(trx, cancelled.submission_id, datedStates);
	return true;
}

/** Changed before its latest change, such as confirmed: the client may come on a day that no longer holds. */
function isKnown({ sequence }: Pick<Appointment, "sequence">): boolean {
	return sequence > 1;
}

const datedStates: RequestState[] = [...openStates, "done"];

/** An open request that has lost its date needs another one. */
async function askForDate(trx: Trx, requestId: string): Promise<void> {
	const dates = await findAppointments(trx, requestId);
	if (judgeDates(dates, new Date().toISOString()) === "none") {
		await makeArtistsTurn(trx, requestId, openStates);
	} else await endWait(trx, requestId, dates);
}

/** Nobody waits for a word on a booked request's dates once no proposed one is ahead. */
async function endWait(trx: Trx, requestId: string, dates: Appointment[]): Promise<void> {
	if (listAhead(dates, new Date()).some(({ status }) => status === "proposed")) return;
	await trx
		.updateTable("request_progress")
		.set({ turn: "nobody" })
		.where("submission_id", "=", requestId)
		.where("state", "=", "booked")
		.where("waiting_since", "is", null)
		.execute();
}

/** In these states, the client has to hear of the change. */
async function makeArtistsTurn(trx: Trx, requestId: string, states: RequestState[]): Promise<void> {
	await trx
		.updateTable("request_progress")
		.set({ turn: "artist" })
		.where("submission_id", "=", requestId)
		.where("state", "in", states)
		.execute();
}

const allStatuses: Status[] = ["proposed", "confirmed", "declined", "cancelled"];

async function isBookable(trx: Trx, requestId: string, state: RequestState): Promise<boolean> {
	if (state === "deposit-received") return true;
	const isOpen = state === "new" || state === "needs-info" || state === "quoted";
	return isOpen && !isDepositDue(await findTerms(trx, requestId));
}

function say(by: By, act: keyof typeof dateActs): Pick<RequestEvents, "by" | "kind" | "text"> {
	return { by, kind: "date", text: dateActs[act] };
}

function setStatus(
	trx: Trx,
	id: string,
	status: Status,
	from: Status[],
	times: Partial<AppointmentTimes> = {},
): Promise<Pick<Appointment, "submission_id" | "sequence"> | undefined> {
	return trx
		.updateTable("appointments")
		.set(({ eb }) => ({
			status,
			...times,
			sequence: eb("sequence", "+", 1),
			changed_at: new Date().toISOString(),
		}))
		.where("id", "=", id)
		.where("status", "in", from)
		.returning(["submission_id", "sequence"])
		.executeTakeFirst();
}
