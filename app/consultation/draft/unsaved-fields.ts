import type { Fields } from "./device-draft.ts";

export interface UnsavedFields {
	at: number;
	fields: Fields;
	/** Typed before the draft was read: its other fields still count. */
	early: boolean;
}

/** Synchronous storage for page hide, which does not wait for IndexedDB. */
const key = "consultationUnsaved";

export function readUnsaved(): UnsavedFields | null {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null") as UnsavedFields | null;
	} catch {
		return null;
	}
}

export function writeUnsaved(fields: Fields, early: boolean): void {
	try {
		localStorage.setItem(
			key,
			JSON.stringify({ at: Date.now(), fields, early } satisfies UnsavedFields),
		);
	} catch {
		// The last keystrokes are lost with the page.
	}
}

export function dropUnsaved(): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// If it cannot be removed, it could not be written.
	}
}
