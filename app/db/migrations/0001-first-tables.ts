import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

export function firstTables(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	const uuid = kind === "postgres" ? "uuid" : "text";

	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("consultation_submissions")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("first_name", "text", (column) => column.notNull())
				.addColumn("last_name", "text", (column) => column.notNull())
				.addColumn("age", "integer", (column) => column.notNull())
				.addColumn("skin_tone", "text")
				.addColumn("placement", "text")
				.addColumn("phone", "text")
				.addColumn("email", "text", (column) => column.notNull())
				.addColumn("design_idea", "text")
				.addColumn("tattoo_style", "text")
				.addColumn("planned_size", "text")
				.addColumn("budget", "text")
				.addColumn("preferred_dates", "text")
				.addColumn("preferred_times", "text")
				.addColumn("referred_by", "text", (column) => column.notNull())
				.addColumn("reference_images_count", "integer", (column) => column.notNull().defaultTo(0))
				.addColumn("piece", "text")
				.addCheckConstraint("adults_only", sql`age between 18 and 120`)
				.execute();

			await db.schema
				.createTable("reference_files")
				.addColumn("id", "text", (column) => column.primaryKey().notNull())
				.addColumn("submission_id", uuid, (column) =>
					column.references("consultation_submissions.id").onDelete("cascade"),
				)
				.addColumn("position", "integer")
				.addColumn("name", "text", (column) => column.notNull())
				.addColumn("media_type", "text", (column) => column.notNull())
				.addColumn("bytes", "integer", (column) => column.notNull())
				.addColumn("sha256", "text", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.execute();
			await db.schema
				.createIndex("reference_files_of_submission")
				.on("reference_files")
				.column("submission_id")
				.execute();

			await db.schema
				.createTable("visitor_count")
				.addColumn("id", "integer", (column) => column.primaryKey().notNull())
				.addColumn("count", "bigint", (column) => column.notNull())
				.addCheckConstraint("one_row", sql`id = 1`)
				.execute();
			await db.insertInto("visitor_count").values({ id: 1, count: 1 }).execute();

			await db.schema
				.createTable("Thank you and notes")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("message", "text", (column) => column.notNull())
				.execute();

			await db.schema
				.createTable("idempotency_keys")
				.addColumn("scope", "text", (column) => column.notNull())
				.addColumn("key", "text", (column) => column.notNull())
				.addColumn("fingerprint", "text", (column) => column.notNull())
				.addColumn("result", "text", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addPrimaryKeyConstraint("idempotency_keys_pk", ["scope", "key"])
				.execute();
		},
	};
}
