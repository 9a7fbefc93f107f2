import type { Note } from "./check-note.ts";

const keys: Record<keyof Note, string> = { message: "thankYouMessage", email: "thankYouEmail" };

/** A note that was begun and not sent. Storage may be full or forbidden: then there is no draft. */
export function readDraft(field: keyof Note): string {
	try {
		return localStorage.getItem(keys[field]) ?? "";
	} catch {
		return "";
	}
}

export function writeDraft(field: keyof Note, text: string): void {
	try {
		if (text) localStorage.setItem(keys[field], text);
		else localStorage.removeItem(keys[field]);
	} catch {
		// What cannot be kept still stands in the box.
	}
}
