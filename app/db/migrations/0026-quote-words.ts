import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** The built-in quote thanked for patience that nobody may have needed. Words that the artist has changed stay. */
export const quoteWords: Migration = {
	async up(db: Kysely<Tables>) {
		await db
			.updateTable("saved_replies")
			.set({ text: sql`replace(text, ${before}, ${now})` })
			.where("name", "=", "Quote")
			.execute();
	},
};

const before = "Thank you for your patience. I’ve looked at everything you sent,";
const now = "Thank you for telling me about your idea. I’ve looked at everything you sent,";
