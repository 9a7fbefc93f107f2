import { type Kysely, sql } from "kysely";
import { isPostgres } from "./commit.server.ts";
import { markPiece, type SearchedWord, splitWords } from "./search-words.ts";
import type { Tables } from "./tables.ts";

const searched = [
	"first_name",
	"last_name",
	"skin_tone",
	"placement",
	"phone",
	"email",
	"design_idea",
	"tattoo_style",
	"planned_size",
	"budget",
	"preferred_dates",
	"preferred_times",
	"referred_by",
	"piece",
] as const;

/** Call in the transaction that changes a text, a file name, an event or the terms of the request. */
export async function indexRequest(trx: Kysely<Tables>, id: string): Promise<void> {
	const request = await trx
		.selectFrom("consultation_submissions")
		.select(searched)
		.where("id", "=", id)
		.executeTakeFirst();
	if (!request) return;
	const files = await trx
		.selectFrom("reference_files")
		.select("name")
		.where("submission_id", "=", id)
		.execute();
	const events = await trx
		.selectFrom("request_events")
		.select("text")
		.where("submission_id", "=", id)
		.where("kind", "<>", "state")
		.execute();
	const terms = await trx
		.selectFrom("request_terms")
		.select(["quote_text", "quote", "deposit"])
		.where("submission_id", "=", id)
		.executeTakeFirst();
	const dates = await trx
		.selectFrom("appointments")
		.select("place")
		.where("submission_id", "=", id)
		.execute();
	const words = splitWords(
		[
			...Object.values(request),
			request.piece && markPiece(request.piece),
			// People search for a number with its blanks and without.
			request.phone?.replace(/\D/g, ""),
			...files.map(({ name }) => name),
			...events.map(({ text }) => text),
			...Object.values(terms ?? {}),
			...dates.map(({ place }) => place),
		].join(" "),
	);
	const stored = isPostgres(trx)
		? sql<string>`array_to_tsvector(${words}::text[])`
		: words.join(" ");
	await trx
		.insertInto("request_search")
		.values({ submission_id: id, words: stored })
		.onConflict((conflict) => conflict.column("submission_id").doUpdateSet({ words: stored }))
		.execute();
}

/** @param words at least one; letters and digits only, so they need no escaping */
export function hasWords(db: Kysely<Tables>, words: SearchedWord[]) {
	const each = (write: (word: SearchedWord) => string[], or: string) =>
		words.map((word) => `(${write(word).join(or)})`);
	const inPostgres = each(({ word, or }) => [`'${word}':*`, ...or.map((one) => `'${one}'`)], " | ");
	const inSqlite = each(({ word, or }) => [`"${word}"*`, ...or.map((one) => `"${one}"`)], " OR ");
	const found = isPostgres(db)
		? sql<string>`select submission_id from request_search
			where words @@ ${inPostgres.join(" & ")}::tsquery`
		: sql<string>`select request_search.submission_id from request_words
			join request_search on request_search.id = request_words.rowid
			where request_words match ${inSqlite.join(" AND ")}`;
	// SQLite: `+` keeps the walk along the list's own index, instead of one look-up for each request found.
	const id = isPostgres(db) ? sql`submission_id` : sql`+submission_id`;
	return sql<boolean>`${id} in (${found})`;
}
