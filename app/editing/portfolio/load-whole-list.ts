import { useSyncExternalStore } from "react";
import { callApi } from "../../network/call-api.ts";
import { createConnectionWatch } from "../../network/watch-connection.ts";
import { waitForRetry } from "../../portfolio/list/retry-toast.ts";
import type { WholeList } from "../../portfolio/list/whole-list.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import { createStore } from "../../ui/store.ts";

const { get, set, subscribe } = createStore<Partial<Record<ListName, WholeList>>>({});

/**
 * Retries until the list is loaded, then caches it for the life of the document.
 * @param left aborted when the page is left; ends the retries
 * @param options.anew replaces a cached list
 * @throws when `left` is aborted
 */
export async function loadWholeList(
	list: ListName,
	left: AbortSignal,
	{ anew = false } = {},
): Promise<void> {
	const watch = createConnectionWatch();
	while (anew || !get()[list]) {
		const answer = await callApi<WholeList>(`/api/artwork/${list}/all`);
		if (answer.ok) {
			set({ ...get(), [list]: answer.body });
			return;
		}
		left.throwIfAborted();
		await waitForRetry({ what: "The Whole List", why: answer.message, watch, left });
		left.throwIfAborted();
	}
}

/** @throws when `loadWholeList` has not resolved yet */
export function getWholeList(list: ListName): WholeList {
	const whole = get()[list];
	if (!whole) throw new Error(`The list of ${list} is not here yet.`);
	return whole;
}

/** Follows later loads. @throws as `getWholeList` */
export function useWholeList(list: ListName): WholeList {
	return useSyncExternalStore(subscribe, () => getWholeList(list));
}
