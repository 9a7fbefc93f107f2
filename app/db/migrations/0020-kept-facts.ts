import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** Parts of the demo that the artist wants to keep. */
export const keptFacts: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema
			.createTable("kept_facts")
			.addColumn("fact", "text", (column) => column.primaryKey().notNull())
			.execute();
	},
};
