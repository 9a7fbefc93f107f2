import { useEffect, useRef } from "react";
import { href, useFetcher, useLocation } from "react-router";
import type { Letters, RequestEvents, RequestProgress } from "../../db/desk-tables.ts";
import { addToast, type ToastWords } from "../../ui/toast/toast-store.ts";
import { subscribeToChanges } from "../events/changes.ts";
import { listUnanswered } from "./client/unanswered.tsx";

interface Followed {
	/** Server time. */
	now: number;
	request: Pick<RequestProgress, "waiting_since"> & { id: string };
	events: Pick<RequestEvents, "by" | "kind" | "created_at">[];
	/** Those that were not sent. */
	letters: Pick<Letters, "state">[];
}

/**
 * Reloads the request while its page is open and visible: what is loaded counts as read. A fetcher, because the viewer
 * opens over the page under the same address.
 */
export function useFollowing<Loaded extends Followed>(loaded: Loaded): Loaded {
	const { id } = loaded.request;
	const { search } = useLocation();
	const { load, data } = useFetcher();
	const isNewer = data?.request.id === id && data.now > loaded.now;
	const shown: Loaded = isNewer ? data : loaded;
	useToast(id, listUnanswered(shown.events, shown.request.waiting_since).length, fromClient);
	useToast(id, shown.letters.filter(({ state }) => state === "failed").length, refused);
	useEffect(() => {
		let isOld = false;
		const look = () => {
			if (!isOld || document.hidden) return;
			isOld = false;
			load(href("/admin/requests/:id", { id }) + search);
		};
		const stop = subscribeToChanges((change) => {
			isOld ||= change?.ids?.includes(id) ?? true;
			look();
		});
		document.addEventListener("visibilitychange", look);
		return () => {
			stop();
			document.removeEventListener("visibilitychange", look);
		};
	}, [id, search, load]);
	return shown;
}

const fromClient: ToastWords = {
	title: "News from the client",
	text: "What came stands at the top of the request.",
	tone: "info",
};
const refused: ToastWords = {
	title: "A letter was not sent",
	text: "Why stands at the top of the request.",
	tone: "error",
};

/** When there are more: the artist may be looking at another part of the page. */
function useToast(id: string, count: number, words: ToastWords): void {
	const known = useRef({ id, count });
	useEffect(() => {
		const before = known.current;
		known.current = { id, count };
		if (before.id === id && count > before.count) addToast(words);
	}, [id, count, words]);
}
