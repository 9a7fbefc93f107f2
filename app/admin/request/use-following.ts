import { useEffect, useRef } from "react";
import { href, useFetcher, useLocation, useNavigation } from "react-router";
import type { RequestEvents, RequestProgress } from "../../db/desk-tables.ts";
import { addToast } from "../../ui/toast/toast-store.ts";
import { subscribeToChanges } from "../events/changes.ts";
import type { Fate, SenderState } from "../letters/letter-news.ts";
import { useLetterNews } from "../letters/use-letter-news.ts";
import { listUnanswered } from "./client/unanswered.tsx";
import { describeEvent } from "./progress/describe-event.ts";

interface Followed extends SenderState {
	request: Pick<RequestProgress, "waiting_since"> & { id: string };
	events: Pick<RequestEvents, "by" | "kind" | "created_at" | "text">[];
	/** Of all its letters, the oldest first. */
	fates: Fate[];
}

/**
 * Reloads the request while its page is open and visible: what is loaded counts as read. A fetcher, because the viewer
 * opens over the page under the same address.
 */
export function useFollowing<Loaded extends Followed>(loaded: Loaded): Loaded {
	const { id } = loaded.request;
	const { search } = useLocation();
	// Not on the way to another page: a request that was just marked as unread would count as read.
	const isHere = useNavigation().state === "idle";
	const isOld = useRef(false);
	const { load, data } = useFetcher();
	const isNewer = data?.request.id === id && data.now > loaded.now;
	const shown: Loaded = isNewer ? data : loaded;
	const dates = shown.events.filter(({ by, kind }) => by === "client" && kind === "date");
	const lastDate = dates.at(-1);
	useClientNews(id, dates.length, lastDate ? describeEvent(lastDate).title : "");
	const unanswered = listUnanswered(shown.events, shown.request.waiting_since);
	const additions = unanswered.filter(({ kind }) => kind !== "date");
	const where = "What came stands at the top of the request.";
	useClientNews(id, additions.length, "News from the client", where);
	useLetterNews(id, shown.fates, shown);
	useEffect(() => {
		const look = () => {
			if (!isOld.current || !isHere || document.hidden) return;
			isOld.current = false;
			load(href("/admin/requests/:id", { id }) + search);
		};
		look();
		const stop = subscribeToChanges((change) => {
			isOld.current ||= change?.ids?.includes(id) ?? true;
			look();
		});
		document.addEventListener("visibilitychange", look);
		return () => {
			stop();
			document.removeEventListener("visibilitychange", look);
		};
	}, [id, search, load, isHere]);
	return shown;
}

/** When there is more of it: the artist may be looking at another part of the page. */
function useClientNews(id: string, count: number, title: string, text?: string): void {
	const known = useRef({ id, count });
	useEffect(() => {
		const before = known.current;
		known.current = { id, count };
		if (before.id !== id || count <= before.count) return;
		addToast({ title, text, tone: "info" });
	}, [id, count, title, text]);
}
