import { findAppointments } from "../../appointments/appointments.server.ts";
import type { Db } from "../../db/database.server.ts";

/** Those ahead that are to be answered, or stand. */
export async function findDates(db: Db, requestId: string) {
	const all = await findAppointments(db, requestId);
	const now = new Date().toISOString();
	return all.filter(
		({ status, ends_at }) => (status === "proposed" || status === "confirmed") && ends_at > now,
	);
}
