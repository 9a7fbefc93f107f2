import { callApi } from "../../network/call-api.ts";
import { createConnectionWatch } from "../../network/watch-connection.ts";
import type { ListName } from "../pieces/list-artworks.server.ts";
import { untilAskedAgain } from "./retry-toast.ts";
import type { WholeList } from "./whole-list.server.ts";

const loaded = new Map<ListName, WholeList>();

/**
 * Resolves when the list is here, however often it had to be asked for. As long as the document lives, it stays.
 *
 * @param left the page that wants it: from then on it is not asked for again
 * @throws that the page was left
 */
export async function loadWholeList(list: ListName, left: AbortSignal): Promise<void> {
	const watch = createConnectionWatch();
	while (!loaded.has(list)) {
		const answer = await callApi<WholeList>(`/api/artwork/${list}/all`);
		if (answer.ok) {
			loaded.set(list, answer.body);
			return;
		}
		left.throwIfAborted();
		await untilAskedAgain({ what: "The Whole List", why: answer.message, watch, left });
		left.throwIfAborted();
	}
}

/** What `loadWholeList` has brought. */
export function getWholeList(list: ListName): WholeList {
	const whole = loaded.get(list);
	if (!whole) throw new Error(`The list of ${list} is not here yet.`);
	return whole;
}
