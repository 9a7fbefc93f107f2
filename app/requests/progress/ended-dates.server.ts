import type { Selectable, Transaction } from "kysely";
import type { Appointments, RequestState } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";

/** A date as it was before its request ended. */
export type EndedDate = Pick<Selectable<Appointments>, "id" | "status" | "changed_at">;

/** Not `done`, since a session may end early and a touch-up may follow; not `spam`, which its sender must not notice. */
const endings: { [State in RequestState]?: Appointments["status"] } = {
	declined: "cancelled",
	withdrawn: "declined",
};

/** A request that has this state keeps no date ahead. The state stands in its history, and nothing of the dates. */
export async function endDates(
	trx: Transaction<Tables>,
	requestId: string,
	state: RequestState,
): Promise<EndedDate[]> {
	const status = endings[state];
	if (!status) return [];
	const now = new Date().toISOString();
	const dates = await trx
		.selectFrom("appointments")
		.select(["id", "status", "changed_at"])
		.where("submission_id", "=", requestId)
		.where("status", "in", ["proposed", "confirmed"])
		.where("ends_at", ">", now)
		.execute();
	for (const { id } of dates) await setDate(trx, { id, status, changed_at: now });
	return dates;
}

/** The state that ended them was taken back. */
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
