import { writeMoney } from "../../publishing/figures.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import type { Terms } from "../../requests/terms/terms.server.ts";
import { sayDay } from "../../ui/calendar/say-day.ts";

export interface ShownTerms {
	lines: { label: string; value: string }[];
	/** The artist's own; null once the deposit has come or is no longer due. */
	paymentLink: string | null;
}

/**
 * @param isOver the request has ended: no deposit is due any more
 * @returns null if nothing has been agreed
 */
export function showTerms(
	terms: Terms | undefined,
	studio: Studio,
	isOver: boolean,
): ShownTerms | null {
	if (!terms) return null;
	const { quote, quote_text, deposit, due_on, received_on, payment_link } = terms;
	const money = (amount: number | null) => (amount === null ? null : writeMoney(amount, studio));
	const day = (date: string | null) => date && sayDay(date, studio.locale, "full");
	const lines = [
		{ label: "Quote", value: money(quote) },
		{ label: "What it covers", value: quote_text },
		{ label: "Deposit", value: money(deposit) },
		received_on
			? { label: "Deposit received", value: day(received_on) }
			: { label: "Deposit due", value: isOver ? null : day(due_on) },
	].filter((line): line is { label: string; value: string } => Boolean(line.value));
	const paymentLink = received_on || isOver ? null : payment_link;
	return lines.length > 0 || paymentLink ? { lines, paymentLink } : null;
}
