import { createStore } from "../../ui/store.ts";

/** Slugs. Module state, so it survives navigation but not a reload; empty while it is the site's. */
const { get, set, subscribe } = createStore<{ body: string[] }>({ body: [] });

export const sessionOrder = { get, subscribe, change: (body: string[]) => set({ body }) };
