import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** Where a request stands, beside the specification's table, and what has happened to it. */
export function progress(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	const uuid = kind === "postgres" ? "uuid" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("request_progress")
				.addColumn("submission_id", uuid, (column) =>
					column
						.primaryKey()
						.notNull()
						.references("consultation_submissions.id")
						.onDelete("cascade"),
				)
				.addColumn("state", "text", (column) => column.notNull())
				.addColumn("turn", "text", (column) => column.notNull())
				.addColumn("changed_at", time, (column) => column.notNull())
				.addColumn("read_at", time)
				.addColumn("answered_at", time)
				.execute();
			await db.schema
				.createIndex("request_progress_by_state")
				.on("request_progress")
				.columns(["state", "changed_at"])
				.execute();
			await sql`
				insert into request_progress (submission_id, state, turn, changed_at)
				select id, case when set_aside is null then 'new' else 'spam' end,
					case when set_aside is null then 'artist' else 'nobody' end, created_at
				from consultation_submissions
			`.execute(db);

			await db.schema
				.createTable("request_events")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("submission_id", uuid, (column) =>
					column.notNull().references("consultation_submissions.id").onDelete("cascade"),
				)
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("by", "text", (column) => column.notNull())
				.addColumn("kind", "text", (column) => column.notNull())
				.addColumn("text", "text")
				.execute();
			await db.schema
				.createIndex("request_events_of_submission")
				.on("request_events")
				.columns(["submission_id", "created_at"])
				.execute();

			await db.schema
				.createTable("request_links")
				.addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
				.addColumn("submission_id", uuid, (column) =>
					column.notNull().references("consultation_submissions.id").onDelete("cascade"),
				)
				.addColumn("created_at", time, (column) => column.notNull())
				.execute();
			await db.schema
				.createIndex("request_links_of_submission")
				.on("request_links")
				.column("submission_id")
				.execute();
		},
	};
}
