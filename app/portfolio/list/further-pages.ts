import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { callApi } from "../../http/call-api.ts";
import { createConnectionWatch } from "../../http/watch-connection.ts";
import { keepPages, recallPages } from "./kept-pages.ts";
import type { ListPage } from "./list-page.server.ts";
import { writeListQuery } from "./list-query.ts";

/** Another one with each try. */
export interface LoadFailure {
	/** The page that did not come. */
	page: number;
	/** A sentence for the visitor. */
	why: string;
}

/**
 * The pages of a list that have come since one of them was opened, before and after it. Coming back to the list finds them again, so
 * that the place in it is still there.
 */
export function useFurtherPages(opened: ListPage) {
	const { key, pathname, search } = useLocation();
	const place = `${key} ${pathname}${search}`;
	const [come, setCome] = useState(() => recallPages(place));
	const [failure, setFailure] = useState<LoadFailure | null>(null);
	const [busy, setBusy] = useState(false);
	const asking = useRef(false);
	useEffect(() => keepPages(place, come), [place, come]);

	const earlier = come.filter(({ page }) => page < opened.page);
	const further = come.filter(({ page }) => page > opened.page);
	const first = earlier[0] ?? opened;
	const last = further.at(-1) ?? opened;
	const previous = first.page > 1 ? first.page - 1 : null;
	const next = last.page < opened.pages ? last.page + 1 : null;

	async function load(page: number | null) {
		if (asking.current || !page) return;
		asking.current = true;
		setBusy(true);
		const query = writeListQuery({ filter: opened.filter, page });
		const answer = await callApi<ListPage>(`/api/artwork/${opened.list}${query}`);
		asking.current = false;
		setBusy(false);
		setFailure(answer.ok ? null : { page, why: explain(answer.status) });
		if (answer.ok) setCome((before) => addPage(before, answer.body));
	}

	const [watch] = useState(createConnectionWatch);
	const loadLater = useEffectEvent(() => void load(failure?.page ?? null));
	const waiting = failure !== null && !busy;
	useEffect(() => (waiting ? watch(loadLater) : undefined), [waiting, watch]);

	return {
		earlier,
		further,
		previous,
		next,
		failure,
		busy,
		loadPrevious: () => load(previous),
		loadNext: () => load(next),
	};
}

/** In their order, and once: before it was drawn, it may have been asked for again. */
function addPage(pages: ListPage[], added: ListPage): ListPage[] {
	const others = pages.filter(({ page }) => page !== added.page);
	return [...others, added].sort((one, other) => one.page - other.page);
}

/** @param status 0 when no answer came at all */
function explain(status: number): string {
	return status === 0 ? "Check your connection." : "The fault is on this site's side.";
}
