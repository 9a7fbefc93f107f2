import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const instance: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema
			.createTable("instance")
			.addColumn("one", "integer", (column) => column.primaryKey().notNull())
			.addColumn("id", "text", (column) => column.notNull())
			.addColumn("probe", "text", (column) => column.notNull().defaultTo(""))
			.execute();
	},
};
