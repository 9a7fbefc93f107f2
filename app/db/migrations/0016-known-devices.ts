import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** For the limit on password guesses. Tokens and networks are stored hashed. */
export function knownDevices(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("known_devices")
				.addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
				.addColumn("last_used_at", time, (column) => column.notNull())
				.execute();
			await db.schema
				.createTable("password_guesses")
				.addColumn("source", "text", (column) => column.primaryKey().notNull())
				.addColumn("count", "integer", (column) => column.notNull())
				.addColumn("began_at", time, (column) => column.notNull())
				.execute();
		},
	};
}
