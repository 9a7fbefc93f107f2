import type { Fields } from "./device-draft.ts";

export interface UnsavedFields {
	/** In milliseconds since 1970. */
	at: number;
	fields: Fields;
	/** Typed before the draft was read: the other fields of the draft still count. */
	early: boolean;
}

/**
 * What was typed last, until it is in the draft. A page that goes does not wait for IndexedDB; this
 * storage is written before the next line runs.
 */
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
		// Then what was typed in the last moment is lost with the page.
	}
}

export function dropUnsaved(): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Where it cannot be removed, it could not be written.
	}
}
