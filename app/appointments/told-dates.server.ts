import type { Db } from "../db/database.server.ts";
import { type Appointment, findAppointments } from "./appointments.server.ts";
import { listAhead } from "./list-ahead.ts";

/** Version of a date in a letter: `sequence` rises with every change. */
export type ToldDate = Pick<Appointment, "id" | "sequence">;

interface Telling {
	/** The letter names a date. */
	namesDate: boolean;
	/** Sending it will cancel the dates ahead. */
	ends?: boolean;
}

/**
 * Dates that a letter must carry: the one it names, those that no letter carried in this version, and cancellations of
 * those that the client has.
 */
export async function chooseDates(
	db: Db,
	requestId: string,
	{ namesDate, ends = false }: Telling,
): Promise<Appointment[]> {
	const now = new Date();
	const dates = (await findAppointments(db, requestId)).filter(
		({ ends_at }) => ends_at > now.toISOString(),
	);
	const sent = await listSent(db, requestId);
	const ahead = listAhead(dates, now);
	return dates.filter((one) => {
		const wasSent = sent.some(({ id }) => id === one.id);
		const isCurrent = isAmong(sent, one);
		if (!ahead.includes(one)) return wasSent && !isCurrent;
		return ends ? wasSent : !isCurrent || (namesDate && one === ahead[0]);
	});
}

/** Waiting letters count: they cannot be recalled. Failed ones delivered nothing. */
async function listSent(db: Db, requestId: string): Promise<ToldDate[]> {
	const letters = await db
		.selectFrom("letters")
		.select("dates")
		.where("submission_id", "=", requestId)
		.where("state", "in", ["waiting", "sent"])
		.where("dates", "is not", null)
		.execute();
	return letters.flatMap(({ dates }) => readToldDates(dates));
}

/** Those unchanged since: a file must not contradict its letter, and the next letter brings its own. */
export async function findUnchanged(db: Db, dates: string | null): Promise<Appointment[]> {
	const told = readToldDates(dates);
	if (told.length === 0) return [];
	const found = await db
		.selectFrom("appointments")
		.selectAll()
		.where(
			"id",
			"in",
			told.map(({ id }) => id),
		)
		.orderBy("starts_at")
		.execute();
	return found.filter((one) => isAmong(told, one));
}

function isAmong(told: ToldDate[], one: ToldDate): boolean {
	return told.some(({ id, sequence }) => id === one.id && sequence === one.sequence);
}

function readToldDates(dates: string | null): ToldDate[] {
	return dates ? JSON.parse(dates) : [];
}

/** @returns null for none */
export function writeToldDates(dates: ToldDate[]): string | null {
	const told = dates.map(({ id, sequence }) => ({ id, sequence }));
	return told.length > 0 ? JSON.stringify(told) : null;
}
