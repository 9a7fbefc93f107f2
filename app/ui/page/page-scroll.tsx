import { useEffect } from "react";
import {
	type Location,
	useLocation,
	UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";

/** Session storage key; maps router keys to scroll positions. `early-place.js` reads it, too. */
export const scrollStorageKey = "scroll-positions";

// Entries that the browser itself makes have no key, so the router would store one position for all.
if (typeof window !== "undefined") {
	giveKey();
	// Registered before the router's listener.
	window.addEventListener("popstate", giveKey);
}

function giveKey(): void {
	if (readEntryKey()) return;
	const key = Math.random().toString(36).slice(2, 10);
	window.history.replaceState({ ...window.history.state, key }, "");
}

/** @returns the router's key of the current entry, which may not be rendered yet */
export function readEntryKey(): string | undefined {
	return window.history.state?.key;
}

/** Masked entries have their own position, because a reload shows another page there, from its top. */
function nameScroll({ key, mask }: Location): string {
	return mask ? `over ${key}` : key;
}

/** The router's component would add a script that opens the session storage of every page before its first paint. */
export function PageScroll() {
	const { mask } = useLocation();
	useScrollRestoration({ storageKey: scrollStorageKey, getKey: nameScroll });
	useEffect(() => {
		if (!mask) return;
		// Runs after the router's `pagehide` handler, which sets "auto".
		const onHide = () => {
			window.history.scrollRestoration = "manual";
		};
		document.addEventListener("visibilitychange", onHide);
		return () => document.removeEventListener("visibilitychange", onHide);
	}, [mask]);
	return null;
}
