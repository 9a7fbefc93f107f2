import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/**
 * Letters list the dates they are about, and changes of state what they replaced in the terms. Two built-in replies
 * also fit a date that is only proposed.
 */
export const letterDates: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema.alterTable("letters").addColumn("dates", "text").execute();
		await db.schema.alterTable("request_events").addColumn("replaced_terms", "text").execute();
		const replies = await db.selectFrom("saved_replies").select(["id", "text"]).execute();
		for (const { id, text: before } of replies) {
			let text = before;
			for (const phrases of rewordings) {
				if (!phrases.every(([old]) => before.includes(old))) continue;
				for (const [old, now] of phrases) text = text.replace(old, now);
			}
			if (text === before) continue;
			await db.updateTable("saved_replies").set({ text }).where("id", "=", id).execute();
		}
	},
};

/** Of each reply, where the artist has changed none of its phrases: one alone would not fit the other's place. */
const rewordings = [
	[
		[
			"I’ll start on the drawing and we’ll set the date.",
			"I’ll start on the drawing, and we’ll agree on a date if we haven’t yet.",
		],
	],
	[
		[
			"You’re booked. I’m looking forward to seeing you on {date} at {time}, here:\n{place}",
			"I’ve set aside {date} at {time} for you, here:\n{place}",
		],
		[
			"You can add the appointment to your calendar from your own page:\n{page link}",
			"I’m looking forward to seeing you. On your own page you can confirm the date, if you haven’t yet, and add it to your calendar:\n{page link}",
		],
	],
] as const;
