import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { callApi } from "../../../network/call-api.ts";
import { createConnectionWatch } from "../../../network/watch-connection.ts";
import { usePageKey } from "../../../ui/page/page-key.ts";
import type { ListPage } from "../list-page.server.ts";
import { type ListQuery, writeListQuery, writeNarrowing } from "../query/list-query.ts";
import { addPage, keepOpened, leaveOutShown } from "./add-page.ts";
import { keepPages, recallPages } from "./kept-pages.ts";
import { useScrollAnchor } from "./scroll-anchor.ts";

export interface LoadFailure {
	page: number;
	why: string;
}

export type FurtherPages = ReturnType<typeof useFurtherPages>;

export function usePlace(query: ListQuery): string {
	const { pathname } = useLocation();
	return `${usePageKey()} ${pathname} ${writeNarrowing(query)}`;
}

/**
 * Pages loaded around the opened one. They are cached per history entry, so that Back restores the
 * scroll position.
 * @param partly the opened page lacks pieces and is loaded again first
 */
export function useFurtherPages(opened: ListPage, { partly = false } = {}) {
	const place = usePlace(opened);
	const [come, setCome] = useState(() =>
		recallPages(place)
			.filter(({ page }) => page !== opened.page)
			.map((page) => leaveOutShown(page, [opened])),
	);
	const [failure, setFailure] = useState<LoadFailure | null>(null);
	const [busy, setBusy] = useState(false);
	/** First number without a page: the list may have become shorter, or lost its filter. */
	const [end, setEnd] = useState(opened.pages + 1);
	const anchorScroll = useScrollAnchor(come);
	const asking = useRef(new Set<number>());
	// The URL may name another of these pages after Back.
	useEffect(() => {
		if (come.length > 0 && !partly) keepPages(place, addPage(come, opened, opened));
	}, [place, come, opened, partly]);

	const earlier = come.filter(({ page }) => page < opened.page);
	const further = come.filter(({ page }) => page > opened.page);
	const own = keepOpened(opened, come);
	const first = earlier[0] ?? own;
	const last = further.at(-1) ?? own;
	const findPage = (page: number) => (page > 0 && page < end ? page : null);
	const missing = partly && own === opened ? findPage(opened.page) : null;
	const previous = findPage(first.page - 1);
	const next = findPage(last.page + 1);
	const pages = [...earlier, own, ...further];
	const total = pages.reduce((sum, { pieces }) => sum + pieces.length, first.before);

	async function load(page: number | null) {
		if (!page || asking.current.has(page)) return;
		asking.current.add(page);
		setBusy(true);
		const query = writeListQuery({ ...opened, page });
		const answer = await callApi<ListPage>(`/api/artwork/${opened.list}${query}`);
		asking.current.delete(page);
		setBusy(asking.current.size > 0);
		if (!answer.ok && answer.status !== 404 && answer.status !== 400) {
			return setFailure({ page, why: explain(answer.status) });
		}
		setFailure((before) => (before?.page === page ? null : before));
		if (!answer.ok) return setEnd(page);
		if (page < first.page) anchorScroll();
		setCome((before) => addPage(before, answer.body, opened));
	}

	const [watch] = useState(createConnectionWatch);
	const loadLater = useEffectEvent(() => void load(failure?.page ?? null));
	const waiting = failure !== null && !busy;
	useEffect(() => (waiting ? watch(loadLater) : undefined), [waiting, watch]);

	return {
		earlier,
		further,
		pages: end > opened.pages ? pages : pages.map((page) => ({ ...page, total })),
		previous,
		next,
		failure,
		busy,
		loadPrevious: () => load(missing ?? previous),
		loadNext: () => load(missing ?? next),
	};
}

/** @param status 0 for network errors */
function explain(status: number): string {
	return status === 0 ? "Check your connection." : "The problem is on this site’s end.";
}
