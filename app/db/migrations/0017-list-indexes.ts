import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** The artist's list, its counts and its walk read these indexes alone, and a client's other requests are found by two. */
export const listIndexes: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema.dropIndex("request_progress_by_state").execute();
		await db.schema
			.createIndex("request_progress_by_state")
			.on("request_progress")
			.columns(["state", "turn", "answered_at", "read_at", "submission_id"])
			.execute();
		await db.schema.dropIndex("request_progress_by_change").execute();
		await db.schema
			.createIndex("request_progress_by_change")
			.on("request_progress")
			.columns(["changed_at", "submission_id", "state", "turn", "answered_at"])
			.execute();
		await db.schema
			.createIndex("consultation_submissions_by_email")
			.on("consultation_submissions")
			.expression(sql`lower(email)`)
			.execute();
		await db.schema
			.createIndex("consultation_submissions_by_phone")
			.on("consultation_submissions")
			.columns(["phone", "id"])
			.where("phone", "is not", null)
			.execute();
	},
};
