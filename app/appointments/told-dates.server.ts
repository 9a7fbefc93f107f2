import type { Db } from "../db/database.server.ts";
import { type Appointment, findAppointments } from "./appointments.server.ts";
import { listAhead } from "./list-ahead.ts";

/** As a letter tells it: `sequence` rises with every change. */
export type ToldDate = Pick<Appointment, "id" | "sequence">;

interface Telling {
	/** The letter names a date. */
	namesDate: boolean;
	/** The request ends with it, and so do its dates. */
	ends: boolean;
	/** Of the letter before; null if there is none. */
	since: string | null;
}

/**
 * What a letter tells of its request's dates: those it names or that changed since the letter before, and the end of
 * those that an earlier letter put into the client's calendar.
 */
export async function listToldDates(
	db: Db,
	requestId: string,
	{ namesDate, ends, since }: Telling,
): Promise<ToldDate[]> {
	const now = new Date();
	const dates = (await findAppointments(db, requestId)).filter(
		({ ends_at }) => ends_at > now.toISOString(),
	);
	const isNew = ({ changed_at }: Appointment) => since === null || changed_at > since;
	const ahead = ends ? [] : listAhead(dates, now);
	const isNamed = (one: Appointment) => namesDate && one.id === ahead[0]?.id;
	const told = ahead.filter((one) => isNamed(one) || isNew(one));
	const brought = await listBrought(db, requestId);
	const ended = dates.filter(
		(one) => !ahead.includes(one) && brought.has(one.id) && (ends || isNew(one)),
	);
	return [...told, ...ended].map(({ id, sequence }) => ({ id, sequence }));
}

async function listBrought(db: Db, requestId: string): Promise<Set<string>> {
	const letters = await db
		.selectFrom("letters")
		.select("dates")
		.where("submission_id", "=", requestId)
		.where("state", "=", "sent")
		.where("dates", "is not", null)
		.execute();
	return new Set(letters.flatMap(({ dates }) => readToldDates(dates).map(({ id }) => id)));
}

/** @returns when the last letter was written; null if none was */
export async function findLastLetter(db: Db, requestId: string): Promise<string | null> {
	const { last } = await db
		.selectFrom("request_events")
		.select(({ fn }) => fn.max("created_at").as("last"))
		.where("submission_id", "=", requestId)
		.where("kind", "=", "letter")
		// Without a text, it was answered outside the site.
		.where("text", "is not", null)
		.executeTakeFirstOrThrow();
	return last ?? null;
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
	return found.filter((one) =>
		told.some(({ id, sequence }) => id === one.id && sequence === one.sequence),
	);
}

function readToldDates(dates: string | null): ToldDate[] {
	return dates ? JSON.parse(dates) : [];
}
