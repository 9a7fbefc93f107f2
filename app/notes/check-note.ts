import { cleanText } from "../ui/clean-text.ts";
import { emailPattern, invalidEmail } from "../ui/email-address.ts";

const mostNoteCharacters = 2_000;
const mostEmailCharacters = 200;

const missing = "Please enter a message before submitting";
const tooLong = `A note can be at most ${mostNoteCharacters.toLocaleString("en-US")} characters long.`;

export interface Note {
	message: string;
	email: string | null;
}

export interface NoteProblem {
	field: keyof Note;
	text: string;
}

type CheckedNote = { ok: true; note: Note } | { ok: false; problem: NoteProblem };

/** Without valibot, which would be a third of this page's scripts. */
export function checkNote(given: Record<keyof Note, unknown>): CheckedNote {
	const message = typeof given.message === "string" ? cleanText(given.message).trim() : "";
	if (message === "") return wrong("message", missing);
	if ([...message].length > mostNoteCharacters) return wrong("message", tooLong);
	const email =
		typeof given.email === "string" ? cleanText(given.email).trim() : (given.email ?? "");
	if (email === "") return { ok: true, note: { message, email: null } };
	if (
		typeof email !== "string" ||
		email.length > mostEmailCharacters ||
		!emailPattern.test(email)
	) {
		return wrong("email", invalidEmail);
	}
	return { ok: true, note: { message, email } };
}

function wrong(field: keyof Note, text: string): CheckedNote {
	return { ok: false, problem: { field, text } };
}
