import { flagEvent, flagKey, isDeveloperMode } from "../ui/developer-flag.ts";
import { readStoredText, removeStored, writeStored } from "./documents/browser-storage.ts";
import { switchedKey } from "./stub.tsx";
import { sayNotStored } from "./toasts.ts";

/** Stores the flag, notifies listeners and reloads. */
export function switchDeveloperMode(on: boolean): void {
	if (!storeFlag(on)) return;
	sessionStorage.setItem(switchedKey, "");
	dispatchEvent(new Event(flagEvent));
	location.reload();
}

/** Beside the flag, while the signed-in artist edits. */
const artistKey = "editsDrafts";

/** The editors of the signed-in artist use the same flag. Nothing has to be reloaded. */
export function setEditing(on: boolean): void {
	if (!storeFlag(on)) return;
	if (on) writeStored(artistKey, true);
	else removeStored(artistKey);
	dispatchEvent(new Event(flagEvent));
}

/** The session may end meanwhile: then the flag must not show visitors' pages in developer mode. */
export function isEditingDrafts(): boolean {
	return readStoredText(artistKey) !== null;
}

/** @returns false if it could not be stored */
function storeFlag(on: boolean): boolean {
	// If storage is full, turning off can still remove the key.
	if (!writeStored(flagKey, on) && !on) removeStored(flagKey);
	const isStored = isDeveloperMode() === on;
	if (!isStored) sayNotStored("Developer mode");
	return isStored;
}

/** @returns true after the reload that follows a switch, until the toast has been shown */
export function isJustSwitched(): boolean {
	try {
		return switchedKey in sessionStorage;
	} catch {
		return false;
	}
}
