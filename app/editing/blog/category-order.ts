import { useSyncExternalStore } from "react";

/** Slugs. Kept beside the pages: going to another one does not end it, a reload does. */
let order: readonly string[] = [];
const listeners = new Set<() => void>();

/** The artist's order of the categories; nothing in it as long as it is the site's. */
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
