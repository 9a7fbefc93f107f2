import { useEffect } from "react";
import { useLocation } from "react-router";
import { linkList } from "../frame/link-list.ts";
import { followOpened } from "../inbox/use-opened-row.ts";

/** Addresses. */
export interface Ways {
	list: string;
	previous?: string | undefined;
	next?: string | undefined;
}

let kept: { id: string; ways: Ways } | undefined;

/**
 * Its answer's and its dates' pages lead back to a request without its place in the list, so the ways are remembered
 * until another request is opened.
 */
export function useWays(id: string, neighbors: Omit<Ways, "list">): Ways {
	const { search } = useLocation();
	const ways = { list: linkList(search), ...neighbors };
	const hasPlace = new URLSearchParams(search).has("after");
	useEffect(() => followOpened(id), [id]);
	useEffect(() => {
		if (hasPlace) kept = { id, ways };
		else if (kept?.id !== id) kept = undefined;
	});
	return !hasPlace && kept?.id === id ? kept.ways : ways;
}
