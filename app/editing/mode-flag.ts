import { useSyncExternalStore } from "react";
import { flagEvent, flagKey, isDeveloperMode, watchFlag } from "../ui/developer-flag.ts";
import { removeStored, writeStored } from "./documents/browser-storage.ts";
import { switchedKey } from "./stub.tsx";
import { sayNotStored } from "./toasts.ts";

/** Follows other tabs. */
export function useDeveloperMode(): boolean {
	return useSyncExternalStore(watchFlag, isDeveloperMode, () => false);
}

/** Stores the flag, notifies listeners and reloads. */
export function switchDeveloperMode(on: boolean): void {
	// If storage is full, turning off can still remove the key.
	if (!writeStored(flagKey, on) && !on) removeStored(flagKey);
	if (isDeveloperMode() !== on) {
		sayNotStored("Developer mode");
		return;
	}
	try {
		sessionStorage.setItem(switchedKey, "");
	} catch {
		// Then no toast says so after the reload; the bar shows the mode.
	}
	dispatchEvent(new Event(flagEvent));
	location.reload();
}

/** @returns true after the reload that follows a switch, until the toast has been shown */
export function isJustSwitched(): boolean {
	try {
		return switchedKey in sessionStorage;
	} catch {
		return false;
	}
}
