import { randomUUID } from "node:crypto";
import { commit } from "../../app/db/commit.server.ts";
import type { Db } from "../../app/db/database.server.ts";

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

/** Without the notice that a sent one brings. */
export async function addDemoNotes(db: Db): Promise<void> {
	const rows = notes.map(({ hoursAgo, isPublished = false, ...note }) => {
		const created_at = new Date(Date.now() - hoursAgo * hour).toISOString();
		const published = isPublished ? { read_at: created_at, published_at: created_at } : {};
		return { id: randomUUID(), created_at, ...note, ...published };
	});
	await commit(db, (trx) => trx.insertInto("Thank you and notes").values(rows).execute());
}
