import type { Db } from "../db/database.server.ts";
import { type Appointment, findAppointments } from "./appointments.server.ts";
import { listAhead } from "./list-ahead.ts";

export async function findDates(db: Db, requestId: string): Promise<Appointment[]> {
	return listAhead(await findAppointments(db, requestId), new Date());
}
