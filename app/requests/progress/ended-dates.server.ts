import type { Selectable, Transaction } from "kysely";
import { listAhead } from "../../appointments/list-ahead.ts";
import type { Appointments, RequestState } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";

/** An appointment as it was before its request ended. */
export type EndedDate = Pick<Selectable<Appointments>, "id" | "status" | "changed_at">;

/** Not `done`, since a session may end early and a touch-up may follow; not `spam`, which its sender must not notice. */
const endings: RequestState[] = ["declined", "withdrawn"];

export function isEnding(state: RequestState): boolean {
	return endings.includes(state);
}

/** Cancels future appointments where the state ends them. The state's own event tells it. */
export async function endDates(
	trx: Transaction<Tables>,
	requestId: string,
	state: RequestState,
): Promise<EndedDate[]> {
	if (!isEnding(state)) return [];
	const now = new Date();
	const dates = await trx
		.selectFrom("appointments")
		.select(["id", "status", "changed_at", "ends_at"])
		.where("submission_id", "=", requestId)
		.execute();
	const ended: EndedDate[] = [];
	for (const { id, status, changed_at } of listAhead(dates, now)) {
		await setDate(trx, { id, status: "cancelled", changed_at: now.toISOString() });
		ended.push({ id, status, changed_at });
	}
	return ended;
}

/** Undoes `endDates`. */
export async function restoreDates(trx: Transaction<Tables>, dates: EndedDate[]): Promise<void> {
	for (const date of dates) await setDate(trx, date);
}

async function setDate(
	trx: Transaction<Tables>,
	{ id, status, changed_at }: EndedDate,
): Promise<void> {
	await trx
		.updateTable("appointments")
		.set(({ eb }) => ({ status, changed_at, sequence: eb("sequence", "+", 1) }))
		.where("id", "=", id)
		.execute();
}
