import { setPublished } from "../../app/admin/notes/desk-notes.server.ts";
import { commit } from "../../app/db/commit.server.ts";
import type { Db } from "../../app/db/database.server.ts";
import { storeNote } from "../../app/notes/notes.server.ts";

const hour = 60 * 60 * 1000;

/** They say of themselves that they are samples: published ones stand on the site. */
const notes = [
	{
		hoursAgo: 3,
		message: "Sample note: the columbine healed without a single patchy spot. Thank you!",
		email: "aspen@example.com",
	},
	{
		hoursAgo: 70,
		message:
			"Sample note: I was nervous for weeks, and then it was the calmest afternoon of my month.",
		email: null,
	},
	{
		hoursAgo: 340,
		message: "Sample note: you drew my ridge in one line, and I see it every morning twice now.",
		email: "basalt@example.com",
		isPublished: true,
	},
	{
		hoursAgo: 800,
		message: "Sample note: thank you for talking me out of the finger. The forearm was right.",
		email: null,
		isPublished: true,
	},
];

export async function addDemoNotes(db: Db): Promise<void> {
	for (const { hoursAgo, isPublished = false, ...note } of notes) {
		await storeNote(db, note, null, async () => {});
		const { id } = await db
			.selectFrom("Thank you and notes")
			.select("id")
			.where("message", "=", note.message)
			.executeTakeFirstOrThrow();
		if (isPublished) await setPublished(db, id, true);
		const created_at = new Date(Date.now() - hoursAgo * hour).toISOString();
		const change = isPublished ? { created_at, read_at: created_at } : { created_at };
		await commit(db, (trx) =>
			trx.updateTable("Thank you and notes").set(change).where("id", "=", id).execute(),
		);
	}
}
