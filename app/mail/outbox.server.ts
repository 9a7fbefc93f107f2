import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { type LetterDate, writeLetterDates } from "../appointments/letter-dates.server.ts";
import type { Letters } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { foldMailbox, isMailbox } from "../server/mailbox.ts";
import { putOnOneLine } from "../ui/clean-text.ts";

export interface NewLetter extends Pick<Letters, "kind" | "subject" | "text"> {
	/** One address; empty for the artist. */
	recipient: string;
	requestId: string | null;
	dates?: LetterDate[];
	/** Time of the event in the request's history. */
	at?: string;
}

const hour = 60 * 60 * 1000;
const mostInAnHour = 5;

/**
 * Call it in the transaction of what causes the letter. A letter that must not leave is stored as failed, with the
 * reason. Call `site.sender.wake()` after the commit.
 * @returns the letter's id
 */
export async function addLetter(trx: Transaction<Tables>, letter: NewLetter): Promise<string> {
	const { kind, recipient, subject, text, requestId, dates = [] } = letter;
	const { at = new Date().toISOString() } = letter;
	const id = randomUUID();
	const problem = await findProblem(trx, letter);
	await trx
		.insertInto("letters")
		.values({
			id,
			submission_id: requestId,
			kind,
			recipient,
			subject: putOnOneLine(subject).slice(0, 200),
			text: text.replace(/\r\n?/g, "\n"),
			state: problem ? "failed" : "waiting",
			problem,
			created_at: at,
			// Not the event's time: that is ahead if the clock once was.
			due_at: new Date().toISOString(),
			dates: writeLetterDates(dates),
		})
		.execute();
	return id;
}

async function findProblem(
	trx: Transaction<Tables>,
	{ kind, recipient }: NewLetter,
): Promise<string | null> {
	if (recipient === "") return null;
	if (!isMailbox(recipient)) {
		return "Mail servers don’t agree on how to read this address, so nothing was sent to it.";
	}
	const isAskedByVisitor = kind === "receipt" || kind === "link";
	if (isAskedByVisitor && (await countRecent(trx, recipient)) >= mostInAnHour) {
		return "This address got five letters within an hour, so this one was held back.";
	}
	return null;
}

/** Visitors can type somebody else's address: the form must not flood them. */
async function countRecent(trx: Transaction<Tables>, recipient: string): Promise<number> {
	const recent = await trx
		.selectFrom("letters")
		.select("recipient")
		.where("kind", "in", ["receipt", "link"])
		.where("created_at", ">", new Date(Date.now() - hour).toISOString())
		.where("state", "in", ["waiting", "sent"])
		.execute();
	const wanted = foldMailbox(recipient);
	return recent.filter((letter) => foldMailbox(letter.recipient) === wanted).length;
}
