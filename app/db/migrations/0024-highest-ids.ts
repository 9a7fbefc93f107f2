import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** The highest id that a document has ever had, so that a new one needs no look at its history. */
export const highestIds: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema.alterTable("documents").addColumn("highest_id", "integer").execute();
	},
};
