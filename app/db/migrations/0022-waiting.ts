import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** Since when a client waits for a word of the artist, which orders the list; and what a change of state replaced. */
export function waiting(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	return {
		async up(db: Kysely<Tables>) {
			// In the order in which requests are stored, or an older version that still runs would deadlock with it.
			if (kind === "postgres")
				await sql`lock table consultation_submissions, request_progress`.execute(db);
			await db.schema.alterTable("request_progress").addColumn("waiting_since", time).execute();
			await db.schema.alterTable("request_events").addColumn("replaced", "text").execute();
			await db.schema.dropIndex("request_progress_by_state").execute();
			await db.schema.dropIndex("request_progress_by_change").execute();
			await fillIn(db);
			await db.schema
				.createIndex("request_progress_by_state")
				.on("request_progress")
				.columns(["state", "turn", "waitlist", "read_at", "submission_id"])
				.execute();
			await db.schema
				.createIndex("request_progress_by_change")
				.on("request_progress")
				.columns(["changed_at", "submission_id", "state", "turn", "waitlist", "waiting_since"])
				.execute();
			await db.schema
				.createIndex("request_progress_by_wait")
				.on("request_progress")
				.columns(["waiting_since", "submission_id", "state", "turn", "waitlist"])
				.where("waiting_since", "is not", null)
				.execute();
		},
	};
}

/** A client waits since the first thing sent after the artist's last answer; a date the client confirmed was one. */
async function fillIn(db: Kysely<Tables>): Promise<void> {
	const ofRequest = sql`request_events.submission_id = request_progress.submission_id`;
	const answered = sql`
		select max(created_at) from request_events where ${ofRequest} and (
			("by" = 'client' and kind = 'state' and text = 'withdrawn')
			or ("by" = 'artist' and request_progress.answered_at is not null and (
				kind = 'letter'
				or (kind = 'state' and text in ('deposit-received', 'booked', 'done', 'declined', 'withdrawn'))
			))
			or ("by" = 'artist' and kind = 'date' and (
				text = 'Confirmed the date' or (text like '% an appointment' and exists (
					select 1 from request_events as later
					where later.submission_id = request_progress.submission_id
					and later.created_at > request_events.created_at
					and later."by" = 'client' and later.text = 'Confirmed the date'
				))
			))
		)`;
	const sent = sql`
		select created_at from consultation_submissions
		where id = request_progress.submission_id and request_progress.waitlist is null`;
	const added = sql`
		select created_at from request_events where ${ofRequest} and "by" = 'client'
		and (kind in ('words', 'files') or (kind = 'date' and text = 'Declined the date'))`;
	await sql`
		update request_progress set waiting_since = (
			select min(asked.created_at) from (${sent} union all ${added}) as asked
			where (${answered}) is null or asked.created_at > (${answered})
		)`.execute(db);
	await sql`
		update request_progress set turn = 'nobody' where turn = 'artist' and waiting_since is null
		and (state in ('booked', 'done', 'declined') or (state = 'new' and waitlist is not null))
	`.execute(db);
	await sql`
		update request_progress set turn = 'artist'
		where turn <> 'artist' and waiting_since is not null and state <> 'spam'
	`.execute(db);
}
