import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

export const sentFiles: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema
			.alterTable("reference_files")
			.addColumn("sent_bytes", "integer", (column) => column.notNull().defaultTo(0))
			.execute();
		await db.schema
			.alterTable("reference_files")
			.addColumn("sent_sha256", "text", (column) => column.notNull().defaultTo(""))
			.execute();
		await db
			.updateTable("reference_files")
			.set({ sent_bytes: sql.ref("bytes"), sent_sha256: sql.ref("sha256") })
			.execute();
	},
};
