import type { Note } from "./check-note.ts";

const keys: Record<keyof Note, string> = { message: "thankYouMessage", email: "thankYouEmail" };

export function readNoteDraft(field: keyof Note): string {
	try {
		return localStorage.getItem(keys[field]) ?? "";
	} catch {
		return "";
	}
}

export function writeNoteDraft(field: keyof Note, text: string): void {
	try {
		if (text) localStorage.setItem(keys[field], text);
		else localStorage.removeItem(keys[field]);
	} catch {
		// Storage is full or forbidden.
	}
}
