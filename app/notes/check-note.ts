const mostNoteCharacters = 2_000;

const missing = "Please enter a message before submitting";
const tooLong = `A note can have ${mostNoteCharacters.toLocaleString("en-US")} characters at most.`;

export type CheckedNote = { ok: true; message: string } | { ok: false; problem: string };

/**
 * Without the schemas that larger forms are checked by: they would be a third of this page's own scripts.
 * @param given whatever was typed or sent
 * @returns the trimmed message, or what is wrong with it
 */
export function checkNote(given: unknown): CheckedNote {
	const text = typeof given === "string" ? given : "";
	const message = text.replaceAll("\0", "").toWellFormed().trim();
	if (message === "") return { ok: false, problem: missing };
	if ([...message].length > mostNoteCharacters) return { ok: false, problem: tooLong };
	return { ok: true, message };
}
