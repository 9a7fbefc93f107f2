import { findAppointments } from "../../appointments/appointments.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { findToday, sayDate, sayTime } from "../../publishing/studio-time.server.ts";
import { findTerms, type Terms } from "../../requests/terms/terms.server.ts";
import { listReplies } from "../replies/replies.server.ts";
import { type RequestRow, requireRequest } from "../request/require-request.server.ts";
import { findAnswerDraft, nameNoDraft } from "./answer-drafts.server.ts";
import type { AnswerFields } from "./answer-fields.ts";

/**
 * Data of the answer page: the draft, or a new letter. A chosen reply replaces the text.
 * @param asked id of the reply, "" for none, or the state that it is for, which leaves a written draft as it is
 */
export async function openAnswer(db: Db, studio: Studio, id: string, asked: string | null) {
	const row = await requireRequest(db, id);
	const replies = await listReplies(db);
	const draft = await findAnswerDraft(db, id);
	const terms = await findTerms(db, id);
	const reply =
		replies.find((one) => one.id === asked) ??
		(draft?.fields.text.trim()
			? undefined
			: replies.find(({ state }) => state !== null && state === asked));
	const begun = draft?.fields ?? beginAnswer(studio, terms);
	const isOther = reply && reply.id !== begun.reply;
	const fields = isOther
		? { ...begun, text: reply.text, state: reply.state ?? "", reply: reply.id }
		: begun;
	const source = isOther ? undefined : replies.find((one) => one.id === begun.reply);
	const appointments = (await findAppointments(db, id)).map(({ id, status, starts_at }) => ({
		id,
		status,
		said: `${sayDate(starts_at, studio)}, ${sayTime(starts_at, studio)}`,
	}));
	return {
		request: pickShown(row),
		replies: replies.map(({ id, name }) => ({ id, name })),
		chosen: reply?.id ?? null,
		/** The address says what to begin with. */
		isChosen: reply !== undefined || asked === "",
		/** The reply that the draft began with, if its text was edited since. */
		source: source && source.text !== begun.text ? { name: source.name, text: source.text } : null,
		hasDraft: draft !== undefined,
		/** Revision of the draft, or `nameNoDraft`. */
		revision: draft?.revision ?? (await nameNoDraft(db, id)),
		fields,
		received: terms?.received_on ?? null,
		today: findToday(studio.timeZone),
		appointments,
	};
}

/** Only what the page shows leaves the server. */
function pickShown(row: RequestRow) {
	return {
		id: row.id,
		first_name: row.first_name,
		last_name: row.last_name,
		email: row.email,
		state: row.state,
		design_idea: row.design_idea,
		placement: row.placement,
		planned_size: row.planned_size,
		budget: row.budget,
		preferred_dates: row.preferred_dates,
		preferred_times: row.preferred_times,
	};
}

function beginAnswer(studio: Studio, terms: Terms | undefined): AnswerFields {
	return {
		subject: `Your tattoo request, ${studio.name}`,
		text: "",
		state: "",
		reply: "",
		quoteText: terms?.quote_text ?? "",
		quote: String(terms?.quote ?? ""),
		// A deposit that was left out of the terms stays out.
		deposit: String(terms ? (terms.deposit ?? "") : studio.deposit),
		dueOn: terms?.due_on ?? "",
		paymentLink: terms?.payment_link ?? "",
	};
}
