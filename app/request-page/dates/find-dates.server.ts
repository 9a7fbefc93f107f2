import { findAppointments } from "../../appointments/appointments.server.ts";
import type { Db } from "../../db/database.server.ts";

/** Those that are to be answered, or stand. */
export async function findDates(db: Db, requestId: string) {
	const all = await findAppointments(db, requestId);
	return all.filter(({ status }) => status === "proposed" || status === "confirmed");
}
