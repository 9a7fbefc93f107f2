import { type Appointment, findAppointments } from "../../appointments/appointments.server.ts";
import type { Db } from "../../db/database.server.ts";

/** Future ones that are proposed or confirmed. */
export async function findDates(db: Db, requestId: string): Promise<Appointment[]> {
	return listAhead(await findAppointments(db, requestId), new Date());
}

export function listAhead(dates: Appointment[], now: Date): Appointment[] {
	return dates.filter(
		({ status, ends_at }) =>
			(status === "proposed" || status === "confirmed") && ends_at > now.toISOString(),
	);
}
