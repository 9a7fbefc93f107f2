import { useEffect } from "react";
import { useLocation } from "react-router";
import { linkList } from "../inbox/list-address.ts";

/** Addresses. */
export interface Ways {
	list: string;
	previous?: string | undefined;
	next?: string | undefined;
}

let kept: { id: string; ways: Ways } | undefined;

/** A request's address says its place in the list, but not once one comes back from its answer or its dates. */
export function useWays(id: string, neighbors: Omit<Ways, "list">): Ways {
	const { search } = useLocation();
	const ways = { list: linkList(search), ...neighbors };
	const hasPlace = new URLSearchParams(search).has("after");
	useEffect(() => {
		if (hasPlace) kept = { id, ways };
	});
	return !hasPlace && kept?.id === id ? kept.ways : ways;
}
