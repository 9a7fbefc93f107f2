import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import { indexRequest } from "../search.server.ts";
import type { Tables } from "../tables.ts";

/** News for the artist: letters and the count of notes. The search covers agreed terms and asked pieces. */
export function news(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema.alterTable("request_progress").addColumn("told_at", time).execute();
			await db.schema
				.createIndex("consultation_submissions_by_piece")
				.on("consultation_submissions")
				.column("piece")
				.where("piece", "is not", null)
				.execute();
			await db.schema
				.createIndex("notes_unread")
				.on("Thank you and notes")
				.column("read_at")
				.where("read_at", "is", null)
				.execute();
			// "contact" now is the page of that name.
			await db
				.updateTable("kept_facts")
				.set({ fact: "reach" })
				.where("fact", "=", "contact")
				.execute();
			// The words of all others are as before.
			const requests = await db
				.selectFrom("consultation_submissions")
				.select("id")
				.where(sql<boolean>`piece is not null
					or id in (select submission_id from request_terms union select submission_id from appointments)
					or id not in (select submission_id from request_search)`)
				.execute();
			for (const { id } of requests) await indexRequest(db, id);
		},
	};
}
