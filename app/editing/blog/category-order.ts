import { useSyncExternalStore } from "react";
import { createStore } from "../../ui/store.ts";

/** Slugs. Module state, so it survives navigation but not a reload. */
const { get, set, subscribe } = createStore<readonly string[]>([]);

export { set as keepCategoryOrder };

/** @returns the artist's order; empty while it is the site's */
export function useCategoryOrder(): readonly string[] {
	return useSyncExternalStore(subscribe, get, get);
}
