import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** What is left to do after the rows of somebody are deleted survives a restart. */
export function unfinishedErasures(kind: EngineKind): Migration {
	const uuid = kind === "postgres" ? "uuid" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("unfinished_erasures")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("requests", "text", (column) => column.notNull())
				.addColumn("files", "text", (column) => column.notNull())
				.execute();
		},
	};
}
