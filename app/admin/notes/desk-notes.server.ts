import type { Selectable } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { Notes } from "../../db/tables.ts";

export type DeskNote = Selectable<Notes>;

const mostListed = 50;

/** Newest first. @param before ISO time; only older ones */
export async function listNotes(
	db: Db,
	before: string | null,
): Promise<{ notes: DeskNote[]; older: string | null }> {
	const rows = await db
		.selectFrom("Thank you and notes")
		.selectAll()
		.$if(before !== null, (query) => query.where("created_at", "<", before ?? ""))
		.orderBy("created_at", "desc")
		.limit(mostListed + 1)
		.execute();
	const notes = rows.slice(0, mostListed);
	return { notes, older: rows.length > mostListed ? (notes.at(-1)?.created_at ?? null) : null };
}

export async function markNotesRead(db: Db, notes: DeskNote[]): Promise<void> {
	const unread = notes.filter(({ read_at }) => read_at === null).map(({ id }) => id);
	if (unread.length === 0) return;
	await commit(db, (trx) =>
		trx
			.updateTable("Thank you and notes")
			.set({ read_at: new Date().toISOString() })
			.where("id", "in", unread)
			.execute(),
	);
}

export async function setPublished(db: Db, id: string, isPublished: boolean): Promise<void> {
	await commit(db, (trx) =>
		trx
			.updateTable("Thank you and notes")
			.set({ published_at: isPublished ? new Date().toISOString() : null })
			.where("id", "=", id)
			.execute(),
	);
}

export async function deleteNote(db: Db, id: string): Promise<void> {
	await commit(db, async (trx) => {
		await trx.deleteFrom("Thank you and notes").where("id", "=", id).execute();
		await trx
			.deleteFrom("idempotency_keys")
			.where("scope", "=", "note")
			.where("result", "=", JSON.stringify({ id }))
			.execute();
	});
}
