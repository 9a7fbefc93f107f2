/** Key of the flag, and name of the event that tells of its change within the same document. */
export const flagKey = "devMode";
export const flagEvent = "devModeChanged";

/** Whether the artist has switched developer mode on in this browser. Browser only. */
export function isDeveloperMode(): boolean {
	try {
		return localStorage.getItem(flagKey) === "true";
	} catch {
		return false;
	}
}

/**
 * Tells when the flag may be another, also by another tab. A page that Back shows as it was left has heard nothing in
 * the meantime.
 *
 * @returns what ends it
 */
export function watchFlag(tell: () => void): () => void {
	const names = ["storage", flagEvent, "pageshow"];
	for (const name of names) addEventListener(name, tell);
	return () => {
		for (const name of names) removeEventListener(name, tell);
	};
}
