import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** Suspected spam is stored with its reason, not rejected. */
export const spamSuspicion: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema.alterTable("consultation_submissions").addColumn("set_aside", "text").execute();
		await db.schema
			.createIndex("consultation_submissions_by_time")
			.on("consultation_submissions")
			.column("created_at")
			.execute();
	},
};
