import type { Db } from "../db/database.server.ts";
import { type Appointment, findAppointments } from "./appointments.server.ts";
import { listAhead } from "./list-ahead.ts";

/** As a letter tells it: `sequence` rises with every change. */
export type ToldDate = Pick<Appointment, "id" | "sequence">;

interface Telling {
	/** The letter names a date. */
	namesDate: boolean;
	/** The dates ahead are still to end with it. */
	ends?: boolean;
}

/**
 * What a letter tells of its request's dates: the one it names, those that no letter has told as they are now, and the
 * end of those that an earlier letter put into the client's calendar.
 */
export async function listToldDates(
	db: Db,
	requestId: string,
	{ namesDate, ends = false }: Telling,
): Promise<Appointment[]> {
	const now = new Date();
	const dates = (await findAppointments(db, requestId)).filter(
		({ ends_at }) => ends_at > now.toISOString(),
	);
	const told = await listTold(db, requestId);
	const ahead = listAhead(dates, now);
	return dates.filter((one) => {
		const isBrought = told.some(({ id }) => id === one.id);
		const isNew = !isAmong(told, one);
		if (!ahead.includes(one)) return isBrought && isNew;
		return ends ? isBrought : isNew || (namesDate && one === ahead[0]);
	});
}

/** A letter that waits or is being sent counts: what it brings cannot be called back. One that failed brought nothing. */
async function listTold(db: Db, requestId: string): Promise<ToldDate[]> {
	const letters = await db
		.selectFrom("letters")
		.select("dates")
		.where("submission_id", "=", requestId)
		.where("state", "in", ["waiting", "sent"])
		.where("dates", "is not", null)
		.execute();
	return letters.flatMap(({ dates }) => readToldDates(dates));
}

/** Those that are still as the letter tells them: a file must not contradict its letter, and the next letter brings its own. */
export async function findToldDates(db: Db, dates: string | null): Promise<Appointment[]> {
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
