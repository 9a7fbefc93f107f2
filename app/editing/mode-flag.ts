import { useSyncExternalStore } from "react";
import { flagEvent, flagKey, isDeveloperMode, watchFlag } from "../ui/developer-flag.ts";
import { removeStored, writeStored } from "./documents/browser-storage.ts";
import { switchedKey } from "./stub.tsx";
import { sayNotStored } from "./toasts.ts";

/** Whether the mode is on, also when another tab has just switched it. */
export function useDeveloperMode(): boolean {
	return useSyncExternalStore(watchFlag, isDeveloperMode, () => false);
}

/** Stores the flag, tells of it, and opens the page anew. */
export function switchDeveloperMode(on: boolean): void {
	// Storage that is too full even for the word can still be rid of it.
	if (!writeStored(flagKey, on) && !on) removeStored(flagKey);
	if (isDeveloperMode() !== on) {
		sayNotStored("Developer mode");
		return;
	}
	try {
		sessionStorage.setItem(switchedKey, "");
	} catch {
		// Then the page that opens says nothing of it; the mode shows by itself.
	}
	dispatchEvent(new Event(flagEvent));
	location.reload();
}

/** @returns whether this page is the one that opened after the mode was switched, until that has been said */
export function isJustSwitched(): boolean {
	try {
		return switchedKey in sessionStorage;
	} catch {
		return false;
	}
}
