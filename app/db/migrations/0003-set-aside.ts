import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** Requests that look like a machine's are kept with the others, and say why they were set aside. */
export const setAside: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema.alterTable("consultation_submissions").addColumn("set_aside", "text").execute();
		await db.schema
			.createIndex("consultation_submissions_by_time")
			.on("consultation_submissions")
			.column("created_at")
			.execute();
	},
};
