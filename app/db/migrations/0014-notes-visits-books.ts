import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** Published notes, documents that the artist writes, counts of visits, and requests for the waitlist. */
export function notesVisitsBooks(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			for (const column of ["read_at", "published_at"]) {
				await db.schema.alterTable("Thank you and notes").addColumn(column, time).execute();
			}
			await db.schema.alterTable("request_progress").addColumn("waitlist", "text").execute();
			await db.schema
				.createTable("documents")
				.addColumn("key", "text", (column) => column.notNull())
				.addColumn("revision", "integer", (column) => column.notNull())
				.addColumn("body", "text", (column) => column.notNull())
				.addColumn("published_at", time, (column) => column.notNull())
				.addPrimaryKeyConstraint("documents_key_revision", ["key", "revision"])
				.execute();
			await db.schema
				.createTable("daily_counts")
				.addColumn("day", "text", (column) => column.notNull())
				.addColumn("page", "text", (column) => column.notNull())
				.addColumn("event", "text", (column) => column.notNull())
				.addColumn("count", "integer", (column) => column.notNull())
				.addPrimaryKeyConstraint("daily_counts_day_page_event", ["day", "page", "event"])
				.execute();
		},
	};
}
