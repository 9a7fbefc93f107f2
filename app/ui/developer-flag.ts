import { useSyncExternalStore } from "react";

/** The storage event does not fire in the tab that writes, so the flag has its own event. */
export const flagKey = "devMode";
export const flagEvent = "devModeChanged";

export function isDeveloperMode(): boolean {
	try {
		return localStorage.getItem(flagKey) === "true";
	} catch {
		return false;
	}
}

/** `pageshow`: a page restored from the back/forward cache missed earlier events. */
export function watchFlag(tell: () => void): () => void {
	const names = ["storage", flagEvent, "pageshow"];
	for (const name of names) addEventListener(name, tell);
	return () => {
		for (const name of names) removeEventListener(name, tell);
	};
}

/** Follows other tabs. */
export function useDeveloperMode(): boolean {
	return useSyncExternalStore(watchFlag, isDeveloperMode, () => false);
}
