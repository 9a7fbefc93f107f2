import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const noteEmail: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema.alterTable("Thank you and notes").addColumn("email", "text").execute();
	},
};
