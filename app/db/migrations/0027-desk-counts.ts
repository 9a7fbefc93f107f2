import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "../tables.ts";

/** Every page of the desk counts what is unread and what is announced for erasure. */
export const deskCounts: Migration = {
	async up(db: Kysely<Tables>) {
		await db.schema
			.createIndex("request_progress_unread")
			.on("request_progress")
			.column("submission_id")
			.where(sql<boolean>`read_at is null and state <> 'spam'`)
			.execute();
		await db.schema
			.createIndex("request_progress_announced")
			.on("request_progress")
			.column("erase_after")
			.where("erase_after", "is not", null)
			.execute();
	},
};
