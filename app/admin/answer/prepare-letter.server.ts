import { href } from "react-router";
import type { Appointment } from "../../appointments/appointments.server.ts";
import { findNamedDate } from "../../appointments/letter-dates.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestContent } from "../../publishing/content.server.ts";
import { writeMoney } from "../../publishing/figures.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { sayDate, sayTime } from "../../publishing/studio-time.server.ts";
import { findAsked } from "../../requests/asked-pieces.server.ts";
import { checkTerms } from "../../requests/terms/check-terms.ts";
import { type AgreedTerms, findTermsDays } from "../../requests/terms/terms.server.ts";
import { findArtist } from "../../sign-in/artist.server.ts";
import { sayDay } from "../../ui/calendar/say-day.ts";
import type { RequestRow } from "../request/require-request.server.ts";
import type { AnswerDraft } from "./answer-drafts.server.ts";
import { checkLetter } from "./answer-fields.ts";
import {
	fillPlaceholders,
	findEmpty,
	findPlaceholders,
	findUnknown,
	leaveOutPageLink,
	ofAppointment,
	type PlaceholderProblems,
	type PlaceholderValues,
} from "./placeholders.ts";

export interface PreparedLetter extends PlaceholderProblems {
	recipient: string;
	subject: string;
	text: string;
	/** The text without the private link to the client's page. */
	keptText: string;
	terms: AgreedTerms;
	/** The deposit is the studio's, with which every form begins. */
	isUsualDeposit: boolean;
	/** Because the site has no public address. */
	leavesOutLink: boolean;
	/** Id of the appointment that the letter names. */
	named: string | null;
	/** The client has not agreed yet to the appointment that the letter names. */
	isDateOpen: boolean;
	isValid: boolean;
	/** In the studio's time zone, such as `2026-12-04`. */
	today: string;
}

/** The letter as the client gets it. @param origin public address of the site, for the link to the client's page */
export async function prepareLetter(
	db: Db,
	content: RequestContent,
	origin: string | null,
	request: RequestRow,
	draft: AnswerDraft,
): Promise<PreparedLetter> {
	const { studio } = await content.readBodies("studio");
	const days = await findTermsDays(db, request.id, studio.timeZone);
	const { terms, errors: ofTerms } = checkTerms(draft.fields, days);
	const appointment = await findNamedDate(db, request.id, {
		books: draft.fields.state === "booked",
	});
	const facts = { origin, studio, terms, appointment };
	const values = await findValues(db, content, request, draft, facts);
	const { subject, text: written } = draft.fields;
	const leavesOutLink = origin === null && findPlaceholders(written).includes("page link");
	const text = leavesOutLink ? leaveOutPageLink(written) : written;
	const both = `${subject}\n${text}`;
	const unknown = findUnknown(both);
	const empty = findEmpty(both, values);
	const errors = { ...checkLetter({ subject, text }), ...ofTerms };
	const namesDate = findPlaceholders(both).some((name) => ofAppointment.includes(name));
	const named = namesDate ? appointment : undefined;
	const fillSubject = (known: PlaceholderValues) =>
		fillPlaceholders(subject, known).replace(/\s+/g, " ").trim();
	const kept = { ...values, "page link": "(the link to your page)" };
	return {
		recipient: request.email,
		subject: fillSubject(values),
		text: fillPlaceholders(text, values).trim(),
		keptText: `${fillSubject(kept)}\n\n${fillPlaceholders(text, kept).trim()}`,
		terms,
		isUsualDeposit: terms.deposit === studio.deposit,
		leavesOutLink,
		named: named?.id ?? null,
		isDateOpen: named?.status === "proposed",
		unknown,
		empty,
		isValid: unknown.length + empty.length + Object.keys(errors).length === 0,
		today: days.today,
	};
}

interface Facts {
	origin: string | null;
	studio: Studio;
	terms: AgreedTerms;
	appointment: Appointment | undefined;
}

async function findValues(
	db: Db,
	content: RequestContent,
	request: RequestRow,
	draft: AnswerDraft,
	{ origin, studio, terms, appointment }: Facts,
): Promise<PlaceholderValues> {
	const money = (amount: number | null) => (amount === null ? null : writeMoney(amount, studio));
	const { page_token: token } = draft;
	return {
		"first name": request.first_name,
		piece: (await findAsked(content, request.piece))?.title ?? null,
		quote: money(terms.quote),
		deposit: money(terms.deposit),
		"due date": terms.due_on && sayDay(terms.due_on, studio.locale, "full"),
		"payment link": terms.payment_link,
		date: appointment ? sayDate(appointment.starts_at, studio) : null,
		time: appointment ? sayTime(appointment.starts_at, studio, "short") : null,
		place: appointment?.place ?? null,
		"page link": origin && token && origin + href("/request/:token", { token }),
		studio: studio.name,
		artist: (await findArtist(db))?.name ?? null,
	};
}
