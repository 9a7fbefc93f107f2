import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** Who published a revision and on what it was based, and what the artist has not published yet. */
export function publishing(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.alterTable("documents")
				.addColumn("author", "text", (column) => column.notNull().defaultTo("artist"))
				.execute();
			await db.schema
				.alterTable("documents")
				.addColumn("based_on", "integer", (column) => column.notNull().defaultTo(0))
				.execute();
			await db.updateTable("documents").set({ based_on: sql`revision - 1` }).execute();
			await db.schema
				.createTable("document_drafts")
				.addColumn("key", "text", (column) => column.primaryKey().notNull())
				.addColumn("body", "text", (column) => column.notNull())
				.addColumn("based_on", "integer", (column) => column.notNull())
				.addColumn("version", "text", (column) => column.notNull())
				.addColumn("changed_at", time, (column) => column.notNull())
				.execute();
		},
	};
}
