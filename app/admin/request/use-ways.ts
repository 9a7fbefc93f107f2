import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { linkList } from "../frame/link-list.ts";
import { followOpened } from "../inbox/use-opened-row.ts";

/** Addresses. */
export interface Ways {
	list: string;
	previous?: string | undefined;
	next?: string | undefined;
	/** Where "Mark as Unread" is sent to: it leads back to the list, which the page's own address may not name. */
	unread: string;
}

let kept: { id: string; ways: Ways } | undefined;

/**
 * Its answer's and its dates' pages lead back to a request without its place in the list, so the ways are remembered
 * until another request is opened.
 */
export function useWays(id: string, neighbors: Pick<Ways, "previous" | "next">): Ways {
	const { search } = useLocation();
	const list = linkList(search);
	const unread = list.replace(href("/admin"), href("/admin/requests/:id", { id }));
	const ways = { list, unread, ...neighbors };
	const hasPlace = new URLSearchParams(search).has("after");
	useEffect(() => followOpened(id), [id]);
	useEffect(() => {
		if (hasPlace) kept = { id, ways };
		else if (kept?.id !== id) kept = undefined;
	});
	return !hasPlace && kept?.id === id ? kept.ways : ways;
}
