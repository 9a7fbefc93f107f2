import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** The outbox. Letters are written with what causes them, and sent afterwards. */
export function letters(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	const uuid = kind === "postgres" ? "uuid" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("letters")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("submission_id", uuid, (column) =>
					column.references("consultation_submissions.id").onDelete("cascade"),
				)
				.addColumn("kind", "text", (column) => column.notNull())
				.addColumn("recipient", "text", (column) => column.notNull())
				.addColumn("subject", "text", (column) => column.notNull())
				.addColumn("text", "text", (column) => column.notNull())
				.addColumn("state", "text", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("due_at", time, (column) => column.notNull())
				.addColumn("leased_until", time)
				.addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
				.addColumn("problem", "text")
				.addColumn("sent_at", time)
				.execute();
			await db.schema
				.createIndex("letters_due")
				.on("letters")
				.columns(["state", "due_at"])
				.execute();
			await db.schema
				.createIndex("letters_of_submission")
				.on("letters")
				.column("submission_id")
				.execute();
		},
	};
}
