import type { Db } from "../db/database.server.ts";
import { normalizeEmail } from "../ui/email-address.ts";

/** Ids of what an email address has sent. A note counts too if its text names the address. */
export interface Person {
	requests: string[];
	notes: string[];
	/** To this address. Those of a request are also deleted with it. */
	letters: string[];
}

/** The two engines lower-case differently, so rows are compared here. */
export async function findPerson(db: Db, email: string): Promise<Person> {
	const wanted = normalizeEmail(email);
	const requests = await db
		.selectFrom("consultation_submissions")
		.select(["id", "email"])
		.execute();
	const notes = await db
		.selectFrom("Thank you and notes")
		.select(["id", "message", "email"])
		.execute();
	const letters = await db.selectFrom("letters").select(["id", "recipient"]).execute();
	return {
		requests: requests.filter((row) => normalizeEmail(row.email) === wanted).map(({ id }) => id),
		notes: notes
			.filter(
				({ message, email }) =>
					normalizeEmail(email ?? "") === wanted || listAddresses(message).includes(wanted),
			)
			.map(({ id }) => id),
		letters: letters.filter((row) => normalizeEmail(row.recipient) === wanted).map(({ id }) => id),
	};
}

/** A part of an address could match notes of other people, and two addresses match nobody. */
export function isWholeAddress(email: string): boolean {
	return /^[^\s@]+@[^\s@]+$/.test(email);
}

/** Whole ones: a longer address may end in another person's. */
function listAddresses(message: string): string[] {
	const found =
		normalizeEmail(message).match(/[^\s<>()[\]{},;:"'|]+@[^\s<>()[\]{},;:"'|@]+/g) ?? [];
	return found.map((address) => address.replace(/[.!?]+$/, ""));
}
