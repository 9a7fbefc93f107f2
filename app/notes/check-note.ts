import * as v from "valibot";

export const mostNoteCharacters = 2_000;

const noteSchema = v.pipe(
	v.string("Please enter a message before submitting"),
	v.transform((text) => text.replaceAll("\0", "").toWellFormed()),
	v.trim(),
	v.nonEmpty("Please enter a message before submitting"),
	v.maxLength(
		mostNoteCharacters,
		`A note can have ${mostNoteCharacters.toLocaleString("en-US")} characters at most.`,
	),
);

export type CheckedNote = { ok: true; message: string } | { ok: false; problem: string };

/** @param given whatever was typed or sent. @returns the trimmed message, or what is wrong with it */
export function checkNote(given: unknown): CheckedNote {
	const read = v.safeParse(noteSchema, given);
	return read.success
		? { ok: true, message: read.output }
		: { ok: false, problem: read.issues[0].message };
}
