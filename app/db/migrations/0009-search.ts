import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** The words of each request (decision 0049), which 0023 fills in, and the order of the artist's list. */
export function search(kind: EngineKind): Migration {
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createIndex("request_progress_by_change")
				.on("request_progress")
				.columns(["changed_at", "submission_id"])
				.execute();
			for (const statement of kind === "postgres" ? postgres : sqlite) {
				await sql.raw(statement).execute(db);
			}
		},
	};
}

const postgres = [
	`create table request_search (
		submission_id uuid primary key references consultation_submissions (id) on delete cascade,
		words tsvector not null
	)`,
	"create index request_search_words on request_search using gin (words)",
];

const forget = `insert into request_words (request_words, rowid, words)
	values ('delete', old.id, old.words);`;
const learn = "insert into request_words (rowid, words) values (new.id, new.words);";

/** A primary key of its own: VACUUM may change implicit row ids. */
const sqlite = [
	`create table request_search (
		id integer primary key,
		submission_id text not null unique references consultation_submissions (id) on delete cascade,
		words text not null
	)`,
	`create virtual table request_words using fts5 (
		words, content='request_search', content_rowid='id', tokenize='unicode61 remove_diacritics 0'
	)`,
	// Otherwise the words of an erased request would stay until segments are merged.
	"insert into request_words (request_words, rank) values ('secure-delete', 1)",
	`create trigger request_search_added after insert on request_search begin ${learn} end`,
	`create trigger request_search_removed after delete on request_search begin ${forget} end`,
	`create trigger request_search_changed after update on request_search begin ${forget} ${learn} end`,
];
