import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { addRevision, readNewest } from "../publishing/revisions.server.ts";
import type { Books } from "../publishing/schemas/books.ts";
import { followCalendar, readBooksDay } from "./follow-calendar.ts";

const untouched: Books = { state: "open", text: "", opensOn: null, events: [] };

/** As of today; undefined before the artist has first touched them. */
export async function readBooks(db: Db, now = Date.now()): Promise<Books | undefined> {
	const stored = await readNewest(db, "books");
	return stored && followCalendar(stored, readBooksDay(now));
}

/** @param change is given today's books, so that what is past goes with the next change */
export async function changeBooks(
	db: Db,
	change: (books: Books) => Books,
	now = Date.now(),
): Promise<void> {
	await commit(db, async (trx) => {
		const stored = (await readNewest(trx, "books")) ?? untouched;
		await addRevision(trx, "books", change(followCalendar(stored, readBooksDay(now))));
	});
}
