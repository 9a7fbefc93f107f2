import { findAppointments } from "../../appointments/appointments.server.ts";
import { listAhead } from "../../appointments/list-ahead.ts";
import { sayAppointment } from "../../appointments/show-appointment.server.ts";
import type { Db } from "../../db/database.server.ts";
import { confirmedStart } from "../../mail/write-notice.ts";
import type { StudioClock } from "../../publishing/studio-time.server.ts";

/**
 * The dates that are free once a request is erased, in the words of notices: those that stand, and those that the client
 * has ended while the notice of it did not leave, since it is erased too.
 */
export async function sayFreedDates(
	db: Db,
	requestId: string,
	studio: StudioClock,
): Promise<string[]> {
	const unsent = await db
		.selectFrom("letters")
		.select("text")
		.where("submission_id", "=", requestId)
		.where("kind", "=", "notice")
		.where("subject", "not like", `${confirmedStart}%`)
		.where("state", "in", ["waiting", "failed"])
		.execute();
	const now = new Date();
	const dates = await findAppointments(db, requestId);
	const standing = listAhead(dates, now);
	return dates.flatMap((date) => {
		const said = sayAppointment(date, studio);
		const isUntold =
			date.ends_at > now.toISOString() && unsent.some(({ text }) => text.includes(said));
		return standing.includes(date) || isUntold ? [said] : [];
	});
}
