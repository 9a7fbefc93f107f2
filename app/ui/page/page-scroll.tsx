import { useEffect } from "react";
import { type Location, ScrollRestoration, useLocation } from "react-router";

/** Where scroll positions are stored for the next document, by the router's keys. */
export const scrollStorageKey = "scroll-positions";

// Runs before the router's listener. Browsers create entries for fragment links without a key: the router
// would store the positions of all of them as one.
if (typeof window !== "undefined") {
	window.addEventListener("popstate", giveKey);
}

function giveKey(): void {
	if (readEntryKey()) return;
	const key = Math.random().toString(36).slice(2, 10);
	window.history.replaceState({ ...window.history.state, key }, "");
}

/** The router's key of the current entry, which need not be drawn yet. */
export function readEntryKey(): string | undefined {
	return window.history.state?.key;
}

/** A masked entry has a position of its own: a reload shows another page there, from its top. */
function nameScroll({ key, mask }: Location): string {
	return mask ? `over ${key}` : key;
}

export function PageScroll() {
	const { mask } = useLocation();
	useEffect(() => {
		if (!mask) return;
		// Runs after the router's `pagehide` handler, which sets "auto".
		const onHide = () => {
			window.history.scrollRestoration = "manual";
		};
		document.addEventListener("visibilitychange", onHide);
		return () => document.removeEventListener("visibilitychange", onHide);
	}, [mask]);
	return <ScrollRestoration storageKey={scrollStorageKey} getKey={nameScroll} />;
}
