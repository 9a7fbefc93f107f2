import {
	type Appointment,
	type AppointmentTimes,
	addAppointment,
	type Clash,
	cancelAppointment,
	confirmAppointment,
	declineAppointment,
	findAppointments,
	listActiveAppointments,
	moveAppointment,
} from "../../appointments/appointments.server.ts";
import { findClashes } from "../../appointments/clashes.ts";
import { commitSerializable } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";

/** An appointment as the artist's page showed it. */
interface SeenAppointment {
	id: string;
	sequence: string;
}

interface AppointmentToSave {
	/** The one that is moved; undefined for a new one. */
	moved: SeenAppointment | undefined;
	times: AppointmentTimes;
	status: "proposed" | "confirmed";
	keepsClashes: boolean;
}

/** Only `saved` has written anything. */
type Saving =
	| { is: "saved" }
	/** The page did not show it as it is. */
	| { is: "outdated"; now: Appointment }
	| { is: "clashing"; clashes: Clash[] };

export function saveAppointment(
	db: Db,
	requestId: string,
	{ moved, times, status, keepsClashes }: AppointmentToSave,
): Promise<Saving> {
	// Two devices may save at once: neither must miss the other's.
	return commitSerializable(db, async (trx) => {
		const own = await findAppointments(trx, requestId);
		// Sent again, because the answer was lost.
		if (!moved && own.some((one) => isAt(one, times) && one.status === status)) return saved;
		const now = moved && own.find(({ id }) => id === moved.id);
		if (now && String(now.sequence) !== moved.sequence) {
			return isAt(now, times) && now.status === status ? saved : { is: "outdated", now };
		}
		const active = await listActiveAppointments(trx, new Date(times.starts_at));
		const clashes = findClashes({ id: now?.id ?? "", ...times }, active);
		if (clashes.length > 0 && !keepsClashes) return { is: "clashing", clashes };
		if (now) await moveAppointment(trx, now.id, times, status);
		else await addAppointment(trx, requestId, times, status);
		return saved;
	});
}

function isAt(one: AppointmentTimes, { starts_at, ends_at, place }: AppointmentTimes): boolean {
	return one.starts_at === starts_at && one.ends_at === ends_at && one.place === place;
}

const saved: Saving = { is: "saved" };

/** The status each button sets. */
const statuses = { confirm: "confirmed", decline: "declined", cancel: "cancelled" } as const;

type Intent = keyof typeof statuses;

export function isAppointmentIntent(intent: string): intent is Intent {
	return Object.hasOwn(statuses, intent);
}

export function setAppointment(
	db: Db,
	requestId: string,
	{ id, sequence }: SeenAppointment,
	intent: Intent,
): Promise<Saving> {
	return commitSerializable(db, async (trx) => {
		const now = (await findAppointments(trx, requestId)).find((one) => one.id === id);
		if (!now) return saved;
		const changesSince = now.sequence - Number(sequence);
		// Sent again, because the answer was lost. After more changes it may be another time.
		if (now.status === statuses[intent] && changesSince <= 1) return saved;
		if (changesSince !== 0) return { is: "outdated", now };
		if (intent === "confirm") await confirmAppointment(trx, id, "artist");
		if (intent === "decline") await declineAppointment(trx, id, "artist");
		if (intent === "cancel") await cancelAppointment(trx, id);
		return saved;
	});
}
