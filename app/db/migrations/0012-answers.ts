import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { RequestState } from "../desk-tables.ts";
import type { EngineKind } from "../migrate.server.ts";
import type { Tables } from "../tables.ts";

/** For answers: saved replies, drafts, quote and deposit, appointments, the calendar's address. */
export function answers(kind: EngineKind): Migration {
	const time = kind === "postgres" ? "timestamptz" : "text";
	const uuid = kind === "postgres" ? "uuid" : "text";
	return {
		async up(db: Kysely<Tables>) {
			await db.schema
				.createTable("saved_replies")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("position", "integer", (column) => column.notNull())
				.addColumn("name", "text", (column) => column.notNull())
				.addColumn("text", "text", (column) => column.notNull())
				.addColumn("state", "text")
				.execute();
			const values = builtIn.map((reply, position) => ({ id: randomUUID(), position, ...reply }));
			await db.insertInto("saved_replies").values(values).execute();

			await db.schema
				.createTable("answer_drafts")
				.addColumn("submission_id", uuid, (column) =>
					column
						.primaryKey()
						.notNull()
						.references("consultation_submissions.id")
						.onDelete("cascade"),
				)
				.addColumn("revision", uuid, (column) => column.notNull())
				.addColumn("fields", "text", (column) => column.notNull())
				.addColumn("page_token", "text")
				.addColumn("changed_at", time, (column) => column.notNull())
				.execute();

			await db.schema
				.createTable("request_terms")
				.addColumn("submission_id", uuid, (column) =>
					column
						.primaryKey()
						.notNull()
						.references("consultation_submissions.id")
						.onDelete("cascade"),
				)
				.addColumn("quote_text", "text")
				.addColumn("quote", "integer")
				.addColumn("deposit", "integer")
				.addColumn("due_on", "text")
				.addColumn("payment_link", "text")
				.addColumn("received_on", "text")
				.execute();

			await db.schema
				.createTable("appointments")
				.addColumn("id", uuid, (column) => column.primaryKey().notNull())
				.addColumn("submission_id", uuid, (column) =>
					column.notNull().references("consultation_submissions.id").onDelete("cascade"),
				)
				.addColumn("status", "text", (column) => column.notNull())
				.addColumn("starts_at", time, (column) => column.notNull())
				.addColumn("ends_at", time, (column) => column.notNull())
				.addColumn("place", "text", (column) => column.notNull())
				.addColumn("sequence", "integer", (column) => column.notNull())
				.addColumn("changed_at", time, (column) => column.notNull())
				.execute();
			await db.schema
				.createIndex("appointments_of_submission")
				.on("appointments")
				.column("submission_id")
				.execute();
			await db.schema
				.createIndex("appointments_by_time")
				.on("appointments")
				.column("ends_at")
				.execute();

			await db.schema
				.createTable("calendar_feeds")
				.addColumn("token_hash", "text", (column) => column.primaryKey().notNull())
				.addColumn("created_at", time, (column) => column.notNull())
				.execute();
		},
	};
}

/** The artist's to change or delete from then on. */
const builtIn: { name: string; state: RequestState; text: string }[] = [
	{
		name: "Needs more information",
		state: "needs-info",
		text: `Hi {first name},

Thank you for writing, and for thinking of me for this. I like where it’s going. Before I can give you a quote, I’d love to know a little more:

- How big should it be, roughly, in inches?
- Where exactly on the body, and which way should it face?
- Do you have pictures that come close to what you’re picturing, or with linework you like?

You can add words and pictures on your own page:
{page link}

I’ll get back to you as soon as I’ve looked everything over.

{artist}
{studio}`,
	},
	{
		name: "Quote",
		state: "quoted",
		text: `Hi {first name},

Thank you for your patience. I’ve looked at everything you sent, and I’d love to draw this for you.

My quote is {quote}. If you’d like to go ahead, a deposit of {deposit} holds your place, and it goes toward the total.

Take all the time you need to think it over. Questions are welcome, and you can see everything on your own page:
{page link}

{artist}
{studio}`,
	},
	{
		name: "Deposit asked",
		state: "deposit-asked",
		text: `Hi {first name},

I’m glad we’re doing this. To hold your place, please send the deposit of {deposit} by {due date}:
{payment link}

It goes toward the total. As soon as it’s here, I’ll start on the drawing and we’ll set the date.

{artist}
{studio}`,
	},
	{
		name: "Booked",
		state: "booked",
		text: `Hi {first name},

You’re booked. I’m looking forward to seeing you on {date} at {time}, here:
{place}

Please eat well before you come, drink plenty of water, and wear something that leaves the spot easy to reach. If anything comes up, tell me as early as you can and we’ll find another day.

You can add the appointment to your calendar from your own page:
{page link}

{artist}
{studio}`,
	},
	{
		name: "Declined kindly",
		state: "declined",
		text: `Hi {first name},

Thank you for trusting me with your idea. I’ve thought about it, and I don’t think I’m the right artist for this one. It deserves somebody who does this kind of work every day.

I hope you find them soon, and that it turns out just as you picture it. If you ever have an idea closer to what I do, I’d be happy to hear from you.

{artist}
{studio}`,
	},
	{
		name: "Fully booked",
		state: "declined",
		text: `Hi {first name},

Thank you for writing. I like your idea, and I’m sorry to say that I’m fully booked. I couldn’t give it the time it deserves in the next few months.

Please do write again when my books open. What you sent me will still be a good place to start.

{artist}
{studio}`,
	},
];
