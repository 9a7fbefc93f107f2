import { isDeepStrictEqual } from "node:util";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { addRevisions, readNewest } from "../publishing/revisions.server.ts";
import type { Books } from "../publishing/schemas/books.ts";
import { followCalendar, readBooksDay } from "./follow-calendar.ts";

const untouched: Books = { state: "open", text: "", opensOn: null, events: [] };

/** As of today; undefined before the artist has first touched them. */
export async function readBooks(db: Db): Promise<Books | undefined> {
	const { body } = await readNewest(db, "books");
	return body && followCalendar(body, readBooksDay(Date.now()));
}

/** @returns when they were last changed */
export async function findBooksDate(db: Db): Promise<string | undefined> {
	const newest = await db
		.selectFrom("documents")
		.select("published_at")
		.where("key", "=", "books")
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	return newest?.published_at;
}

/**
 * @param change is given today's books, so that what is past goes with the next change
 * @throws DocumentConflict if another change was faster; `change` may throw it too, and nothing is stored then
 */
export async function changeBooks(db: Db, change: (books: Books) => Books): Promise<void> {
	await commit(db, async (trx) => {
		const { revision, body = untouched } = await readNewest(trx, "books");
		const current = followCalendar(body, readBooksDay(Date.now()));
		const changed = change(current);
		// A form that is sent twice.
		if (isDeepStrictEqual(changed, current)) return;
		await addRevisions(trx, [{ key: "books", body: changed, basedOn: revision }]);
	});
}
