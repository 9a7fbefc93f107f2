import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** For several processes on one Postgres. SQLite has one process. */
export function instances(kind: EngineKind): Migration {
	return {
		async up(db: Kysely<Tables>) {
			if (kind === "sqlite") return;
			await db.schema
				.createTable("leases")
				.addColumn("name", "text", (column) => column.primaryKey().notNull())
				.addColumn("holder", "text", (column) => column.notNull())
				.addColumn("until", "timestamptz", (column) => column.notNull())
				.execute();
			// Unlogged: a crash of Postgres may forget them. The first is as rate-limiter-flexible wants it, but for gigabytes.
			await sql`
				create unlogged table rate_limits (key varchar(255) primary key, points bigint not null, expire bigint)
			`.execute(db);
			await sql`
				create unlogged table form_openings (
					id bigserial primary key, network text not null, opened bigint not null, taken boolean not null default false
				)
			`.execute(db);
			await sql`create index form_openings_network on form_openings (network)`.execute(db);
			await sql`
				create function tell_of_content() returns trigger language plpgsql as
				$$ begin perform pg_notify('content', ''); return null; end $$
			`.execute(db);
			await sql`
				create trigger tell_of_content after insert or update or delete on documents
				execute function tell_of_content()
			`.execute(db);
			await sql`
				create trigger tell_of_content after update of published_at or delete on "Thank you and notes"
				execute function tell_of_content()
			`.execute(db);
		},
	};
}
