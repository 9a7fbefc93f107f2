import type { Db } from "../db/database.server.ts";
import { type Appointment, findAppointments } from "./appointments.server.ts";
import { findDates } from "./find-dates.server.ts";
import { listAhead } from "./list-ahead.ts";

/** Version of a date in a letter: `sequence` rises with every change. */
export type LetterDate = Pick<Appointment, "id" | "sequence">;

interface Letter {
	/** Id of the date that the letter names. */
	named: string | null;
	/** Sending it will cancel the dates ahead. */
	ends?: boolean;
}

/**
 * Dates that a letter must carry: the one it names, those that no letter carried in this version, and cancellations of
 * those that the client has.
 */
export async function chooseLetterDates(
	db: Db,
	requestId: string,
	{ named, ends = false }: Letter,
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
		return ends ? wasSent : !isCurrent || one.id === named;
	});
}

/**
 * The date that a letter names. One that no letter has told comes first, then one that the client has to answer, or one
 * that is agreed where the letter books the request. A letter sent by hand leaves no trace.
 */
export async function findNamedDate(
	db: Db,
	requestId: string,
	{ books }: { books: boolean },
): Promise<Appointment | undefined> {
	const ahead = await findDates(db, requestId);
	const sent = await listSent(db, requestId);
	const untold = ahead.filter((one) => !isAmong(sent, one));
	const dates = untold.length > 0 ? untold : ahead;
	const first = books ? "confirmed" : "proposed";
	return dates.find(({ status }) => status === first) ?? dates[0];
}

/** Waiting letters count: they cannot be recalled. Failed ones delivered nothing. */
async function listSent(db: Db, requestId: string): Promise<LetterDate[]> {
	const letters = await db
		.selectFrom("letters")
		.select("dates")
		.where("submission_id", "=", requestId)
		.where("state", "in", ["waiting", "sent"])
		.where("dates", "is not", null)
		.execute();
	return letters.flatMap(({ dates }) => readLetterDates(dates));
}

/** Those unchanged since: a file must not contradict its letter, and the next letter brings its own. */
export async function findUnchanged(db: Db, dates: string | null): Promise<Appointment[]> {
	const sent = readLetterDates(dates);
	if (sent.length === 0) return [];
	const found = await db
		.selectFrom("appointments")
		.selectAll()
		.where(
			"id",
			"in",
			sent.map(({ id }) => id),
		)
		.orderBy("starts_at")
		.execute();
	return found.filter((one) => isAmong(sent, one));
}

function isAmong(sent: LetterDate[], one: LetterDate): boolean {
	return sent.some(({ id, sequence }) => id === one.id && sequence === one.sequence);
}

function readLetterDates(dates: string | null): LetterDate[] {
	return dates ? JSON.parse(dates) : [];
}

/** @returns null for none */
export function writeLetterDates(dates: LetterDate[]): string | null {
	const sent = dates.map(({ id, sequence }) => ({ id, sequence }));
	return sent.length > 0 ? JSON.stringify(sent) : null;
}
