import { useSyncExternalStore } from "react";

/** Slugs. Module state, so it survives navigation but not a reload. */
let order: readonly string[] = [];
const listeners = new Set<() => void>();

/** @returns the artist's order; empty while it is the site's */
export function useCategoryOrder(): readonly string[] {
	return useSyncExternalStore(subscribe, readOrder, readOrder);
}

export function keepCategoryOrder(next: readonly string[]): void {
	order = next;
	for (const listener of listeners) listener();
}

function readOrder(): readonly string[] {
	return order;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
