import type { Transaction } from "kysely";
import { noteAct } from "../../db/audit.server.ts";
import type { RequestTerms } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";
import type { Replaced } from "./change-state.server.ts";
import { restoreDates } from "./ended-dates.server.ts";
import { listEvents } from "./events.server.ts";
import { holdProgress } from "./progress.server.ts";

/** JSON of `replaced_terms`. */
export type ReplacedTerms = Pick<RequestTerms, "received_on">;

/**
 * Removes the change, for the client too; only the audit trail keeps it.
 * @returns ids of the restored appointments; null if anything but private notes came after it
 */
export async function takeBackState(
	trx: Transaction<Tables>,
	id: string,
	eventId: string,
): Promise<string[] | null> {
	await holdProgress(trx, id);
	const events = await listEvents(trx, id);
	const event = events.find((one) => one.id === eventId && one.by !== "client");
	if (!event?.replaced) return null;
	const isLast = events.every(
		({ id, kind, created_at }) =>
			id === eventId || kind === "note" || created_at < event.created_at,
	);
	if (!isLast) return null;
	await trx.deleteFrom("request_events").where("id", "=", eventId).execute();
	const { dates = [], ...before }: Replaced = JSON.parse(event.replaced);
	await restoreDates(trx, dates);
	if (event.replaced_terms) {
		const terms: ReplacedTerms = JSON.parse(event.replaced_terms);
		await trx.updateTable("request_terms").set(terms).where("submission_id", "=", id).execute();
	}
	await trx
		.updateTable("request_progress")
		// A new time, so that every open list hears of it.
		.set({ ...before, changed_at: new Date().toISOString() })
		.where("submission_id", "=", id)
		.execute();
	await noteAct(trx, "state changed", `request ${id}: ${before.state} again, by the artist`);
	return dates.map((date) => date.id);
}
