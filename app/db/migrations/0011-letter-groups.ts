import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** Notices that leave as one letter, and how many letters an address got within an hour. */
export function letterGroups(kind: EngineKind): Migration {
	const uuid = kind === "postgres" ? "uuid" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.alterTable("letters")
				.addColumn("sent_with", uuid, (column) =>
					column.references("letters.id").onDelete("set null"),
				)
				.execute();
			await db.schema
				.createIndex("letters_by_time")
				.on("letters")
				.columns(["kind", "created_at"])
				.execute();
			await db.schema.createIndex("letters_sent_with").on("letters").column("sent_with").execute();
		},
	};
}
