import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { callApi } from "../../http/call-api.ts";
import { keepPages, recallPages } from "./kept-pages.ts";
import type { ListPage } from "./list-page.server.ts";
import { writeListQuery } from "./list-query.ts";

/**
 * The pages of a list that have come since its first was opened. Coming back to the list finds them again, so
 * that the place in it is still there.
 */
export function useFurtherPages(first: ListPage) {
	const { key, pathname, search } = useLocation();
	const place = `${key} ${pathname}${search}`;
	const [further, setFurther] = useState(() => recallPages(place));
	const [failed, setFailed] = useState(false);
	const asking = useRef(false);
	useEffect(() => keepPages(place, further), [place, further]);

	const last = further.at(-1) ?? first;
	const next = last.page < first.pages ? last.page + 1 : null;

	async function loadNext() {
		if (asking.current || !next) return;
		asking.current = true;
		setFailed(false);
		const query = writeListQuery({ filter: first.filter, page: next });
		const answer = await callApi<ListPage>(`/api/artwork/${first.list}${query}`);
		asking.current = false;
		if (answer.ok) setFurther((before) => [...before, answer.body]);
		else setFailed(true);
	}

	return { further, next, failed, loadNext };
}
