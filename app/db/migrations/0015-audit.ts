import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** The log of changes on the artist's side, and the dates on which requests end. */
export function auditTrail(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	const uuid = kind === "postgres" ? "uuid" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("audit_trail")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("act", "text", (column) => column.notNull())
				.addColumn("detail", "text")
				.execute();
			await db.schema
				.createIndex("audit_trail_by_time")
				.on("audit_trail")
				.column("created_at")
				.execute();
			await db.schema.alterTable("request_progress").addColumn("erase_after", time).execute();
		},
	};
}
