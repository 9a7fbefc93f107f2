import { useSyncExternalStore } from "react";
import { callApi } from "../../network/call-api.ts";
import { createConnectionWatch } from "../../network/watch-connection.ts";
import type { WholeList } from "../../portfolio/list/whole-list.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import { isDeveloperMode } from "../../ui/developer-flag.ts";
import { createStore } from "../../ui/store.ts";
import { addToast, removeToast } from "../../ui/toast/toast-store.ts";

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
		await waitForRetry(answer.message, watch, left);
		left.throwIfAborted();
	}
}

/**
 * Resolves on retry, on reconnection, or when the page is left. Only the artist sees the toast: for
 * visitors the server's page is enough.
 */
async function waitForRetry(
	why: string,
	watch: ReturnType<typeof createConnectionWatch>,
	left: AbortSignal,
): Promise<void> {
	let said = "";
	let stop = () => {};
	await new Promise<void>((resolve) => {
		stop = watch(resolve);
		left.addEventListener("abort", () => resolve());
		console.warn("The whole list did not load.");
		if (!isDeveloperMode()) return;
		said = addToast({
			tone: "error",
			title: "The Whole List Did Not Load",
			text: `${why} Nothing can be edited until this loads.`,
			action: { label: "Retry", run: resolve },
		});
	});
	stop();
	removeToast(said);
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
