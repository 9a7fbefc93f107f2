import { commitSerializable } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import {
	type AppointmentTimes,
	addAppointment,
	listActiveAppointments,
	moveAppointment,
} from "./appointments.server.ts";
import { findClashes } from "./clashes.ts";

interface AppointmentToSave {
	/** The one that is moved; undefined for a new one. */
	id: string | undefined;
	times: AppointmentTimes;
	status: "proposed" | "confirmed";
	keepsClashes: boolean;
}

/** @returns those it clashes with; then nothing is saved, unless clashes are kept */
export function saveAppointment(
	db: Db,
	requestId: string,
	{ id, times, status, keepsClashes }: AppointmentToSave,
) {
	// Two devices may save at once: neither must miss the other's.
	return commitSerializable(db, async (trx) => {
		const active = await listActiveAppointments(trx, new Date(times.starts_at));
		const clashes = findClashes({ id: id ?? "", ...times }, active);
		if (clashes.length > 0 && !keepsClashes) return clashes;
		if (id) await moveAppointment(trx, id, times, status);
		else await addAppointment(trx, requestId, times, status);
		return [];
	});
}
