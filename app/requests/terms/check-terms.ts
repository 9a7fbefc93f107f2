import { readDay } from "../../ui/calendar/calendar-days.ts";
import type { AgreedTerms } from "./terms.server.ts";

/** As typed. */
export interface TermsFields {
	quoteText: string;
	quote: string;
	deposit: string;
	dueOn: string;
	paymentLink: string;
}

type TermsErrors = Partial<Record<keyof TermsFields, string>>;

const mostMoney = 1_000_000;

export interface TermsDays {
	/** In the studio's time zone, such as `2026-12-04`. */
	today: string;
	/** Agreed on before; stays valid when it has passed. */
	dueOn: string | null;
}

/** A field with an error is null in `terms`. */
export function checkTerms(
	typed: TermsFields,
	days: TermsDays,
): { terms: AgreedTerms; errors: TermsErrors } {
	const errors: TermsErrors = {};
	const quote = readAmount(typed.quote);
	if (quote === undefined) errors.quote = wholeAmount;
	const deposit = readAmount(typed.deposit);
	if (deposit === undefined) errors.deposit = wholeAmount;
	const due_on = typed.dueOn.trim() || null;
	if (due_on && readDay(due_on) === null) errors.dueOn = "Choose a day.";
	else if (due_on && due_on < days.today && due_on !== days.dueOn) {
		errors.dueOn = "This day has passed. Choose today or a later day.";
	}
	const payment_link = typed.paymentLink.trim() || null;
	if (payment_link && !isSecureLink(payment_link)) {
		errors.paymentLink = "Use a full address that begins with https://.";
	}
	const terms = {
		quote_text: typed.quoteText.trim() || null,
		quote: quote ?? null,
		deposit: deposit ?? null,
		due_on: errors.dueOn ? null : due_on,
		payment_link: errors.paymentLink ? null : payment_link,
	};
	return { terms, errors };
}

const wholeAmount = "Enter a whole number, such as 450.";

/** @returns null for an empty field, undefined for text that is no whole amount */
function readAmount(typed: string): number | null | undefined {
	const plain = typed
		.trim()
		.replace(/^\p{Currency_Symbol}\s*/u, "")
		.replace(/,(?=\d{3}\b)/g, "");
	if (!plain) return null;
	const amount = /^\d{1,7}$/.test(plain) ? Number(plain) : undefined;
	return amount !== undefined && amount <= mostMoney ? amount : undefined;
}

function isSecureLink(text: string): boolean {
	const url = URL.parse(text);
	return url?.protocol === "https:" && !/\s/.test(text) && !url.username && text.length <= 500;
}
