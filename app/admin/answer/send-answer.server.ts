import { chooseLetterDates } from "../../appointments/letter-dates.server.ts";
import type { Db } from "../../db/database.server.ts";
import { commitIdempotent } from "../../db/idempotency.server.ts";
import { addLetter } from "../../mail/outbox.server.ts";
import { addEvent, findEventTime } from "../../requests/progress/events.server.ts";
import { holdProgress } from "../../requests/progress/progress.server.ts";
import { changeStateByHand, findTerms, saveTerms } from "../../requests/terms/terms.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { readAnswerState } from "../replies/check-reply.ts";
import { goneRequest } from "../request/require-request.server.ts";
import { type AnswerDraft, findAnswerDraft } from "./answer-drafts.server.ts";
import { findPlaceholders } from "./placeholders.ts";
import type { PreparedLetter } from "./prepare-letter.server.ts";

interface Sending {
	requestId: string;
	/** `changed_at` of the request as the artist saw it. */
	changedAt: string | null;
	/** Revision of the draft as the artist saw it; makes a second submit a replay. */
	revision: string;
	/** Mailed by the site, or sent from the artist's phone. */
	by: "mail" | "hand";
	prepare(trx: Db, draft: AnswerDraft): Promise<PreparedLetter>;
}

/** Refusal code: the letter would seem to answer what the artist has not read. */
export const requestChanged = "request_changed";

/**
 * Stores letter, event, terms and new state in one transaction, once.
 * @throws Refusal 409 if draft or request changed since the artist saw them; 422 if it cannot be sent
 */
export async function sendAnswer(
	db: Db,
	{ requestId, changedAt, revision, by, prepare }: Sending,
): Promise<void> {
	const key = { scope: "answer" as const, key: revision, payload: { requestId, by } };
	await commitIdempotent(db, key, async (trx) => {
		// No draft is saved until this one is sent.
		const progress = await holdProgress(trx, requestId);
		if (!progress) throw goneRequest();
		const draft = await findAnswerDraft(trx, requestId);
		if (draft?.revision !== revision) {
			throw new Refusal(409, "draft_changed", "The draft has changed since you looked at it.");
		}
		if (progress.changed_at !== changedAt) {
			throw new Refusal(
				409,
				requestChanged,
				"This request has changed since you looked at the letter: the client may have written.",
			);
		}
		const letter = await prepare(trx, draft);
		if (!letter.isValid) {
			throw new Refusal(422, "not_ready", "The letter is not ready to be sent.");
		}
		const { recipient, subject, text, named } = letter;
		const at = await findEventTime(trx, requestId);
		await addEvent(trx, requestId, { by: "artist", kind: "letter", text: letter.keptText }, at);
		if (await tellsTerms(trx, draft, letter)) {
			await saveTerms(trx, requestId, letter.terms);
		}
		const state = readAnswerState(draft.fields.state);
		if (state) await changeStateByHand(trx, requestId, state, { at, today: letter.today });
		if (by === "mail") {
			const dates = await chooseLetterDates(trx, requestId, { named });
			await addLetter(trx, { kind: "answer", recipient, subject, text, requestId, dates, at });
		}
		await trx.deleteFrom("answer_drafts").where("submission_id", "=", requestId).execute();
		return { id: requestId };
	});
}

/** The usual deposit alone does not tell the client the terms. */
async function tellsTerms(
	trx: Db,
	{ submission_id, fields }: AnswerDraft,
	{ isUsualDeposit }: PreparedLetter,
): Promise<boolean> {
	const { subject, text, quote, quoteText, dueOn, paymentLink } = fields;
	if (quote || quoteText || dueOn || paymentLink || !isUsualDeposit) return true;
	if (findPlaceholders(`${subject}\n${text}`).includes("deposit")) return true;
	return (await findTerms(trx, submission_id)) !== undefined;
}
