import type { TermsFields } from "../../requests/terms/check-terms.ts";

export interface AnswerFields extends TermsFields {
	subject: string;
	text: string;
	/** The state after sending; empty leaves it. */
	state: string;
	/** Id of the saved reply that it began with. */
	reply: string;
}

export type AnswerErrors = Partial<Record<keyof AnswerFields, string>>;

const names = [
	...["subject", "text", "state", "reply"],
	...["quoteText", "quote", "deposit", "dueOn", "paymentLink"],
] as (keyof AnswerFields)[];

/** Limits of characters. */
export const mostSubject = 150;
export const mostLetter = 10_000;

export function readAnswerFields(read: (name: string) => string | null | undefined): AnswerFields {
	const entries = names.map((name) => [name, (read(name) ?? "").replace(/\r\n?/g, "\n")]);
	return Object.fromEntries(entries);
}

export function checkLetter({ subject, text }: Pick<AnswerFields, "subject" | "text">) {
	const errors: AnswerErrors = {};
	if (!subject.trim()) errors.subject = "Say what the letter is about.";
	else if (subject.length > mostSubject) {
		errors.subject = `Use at most ${mostSubject} characters.`;
	}
	if (!text.trim()) errors.text = "Write the letter, or begin with a saved reply.";
	else if (text.length > mostLetter) errors.text = `Use at most ${mostLetter} characters.`;
	return errors;
}
