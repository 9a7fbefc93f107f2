import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** The account, and what opens it. Tokens are stored hashed. */
export function artist(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("artist")
				.addColumn("one", "integer", (column) => column.primaryKey().notNull())
				.addColumn("name", "text", (column) => column.notNull())
				.addColumn("email", "text", (column) => column.notNull())
				.addColumn("password_hash", "text", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addCheckConstraint("one_artist", sql`one = 1`)
				.execute();
			await db.schema
				.createTable("setup_links")
				.addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.execute();
			await db.schema
				.createTable("sessions")
				.addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
				.addColumn("device", "text", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("last_used_at", time, (column) => column.notNull())
				.execute();
			await db.schema
				.createTable("passkeys")
				.addColumn("id", "text", (column) => column.primaryKey().notNull())
				.addColumn("public_key", "text", (column) => column.notNull())
				.addColumn("counter", "bigint", (column) => column.notNull())
				.addColumn("transports", "text", (column) => column.notNull())
				.addColumn("device", "text", (column) => column.notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.addColumn("last_used_at", time)
				.execute();
		},
	};
}
