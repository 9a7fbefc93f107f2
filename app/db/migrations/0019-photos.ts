import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** The artist's own photos. */
export function photos(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("photos")
				.addColumn("id", "text", (column) => column.primaryKey().notNull())
				.addColumn("name", "text", (column) => column.notNull())
				.addColumn("state", "text", (column) => column.notNull())
				.addColumn("problem", "text")
				.addColumn("picture", "text")
				.addColumn("media_type", "text", (column) => column.notNull())
				.addColumn("bytes", "integer", (column) => column.notNull())
				.addColumn("sha256", "text", (column) => column.notNull())
				.addColumn("sent_bytes", "integer", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.execute();
		},
	};
}
