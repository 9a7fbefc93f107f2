import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { createConnectionWatch } from "../../consultation/watch-connection.ts";
import { callApi } from "../../http/call-api.ts";
import { keepPages, recallPages } from "./kept-pages.ts";
import type { ListPage } from "./list-page.server.ts";
import { writeListQuery } from "./list-query.ts";

/** Another one with each try. */
export interface LoadFailure {
	/** A sentence for the visitor. */
	why: string;
}

/**
 * The pages of a list that have come since its first was opened. Coming back to the list finds them again, so
 * that the place in it is still there.
 */
export function useFurtherPages(first: ListPage) {
	const { key, pathname, search } = useLocation();
	const place = `${key} ${pathname}${search}`;
	const [further, setFurther] = useState(() => recallPages(place));
	const [failure, setFailure] = useState<LoadFailure | null>(null);
	const [busy, setBusy] = useState(false);
	const asking = useRef(false);
	useEffect(() => keepPages(place, further), [place, further]);

	const last = further.at(-1) ?? first;
	const next = last.page < first.pages ? last.page + 1 : null;

	async function loadNext() {
		if (asking.current || !next) return;
		asking.current = true;
		setBusy(true);
		const query = writeListQuery({ filter: first.filter, page: next });
		const answer = await callApi<ListPage>(`/api/artwork/${first.list}${query}`);
		asking.current = false;
		setBusy(false);
		setFailure(answer.ok ? null : { why: explain(answer.status) });
		if (answer.ok) setFurther((before) => [...before, answer.body]);
	}

	const [watch] = useState(createConnectionWatch);
	const loadLater = useEffectEvent(() => void loadNext());
	const waiting = failure !== null && !busy;
	useEffect(() => (waiting ? watch(loadLater) : undefined), [waiting, watch]);

	return { further, next, failure, busy, loadNext };
}

/** @param status 0 when no answer came at all */
function explain(status: number): string {
	return status === 0 ? "Check your connection." : "The fault is on this site's side.";
}
