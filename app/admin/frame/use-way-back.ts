import { useEffect } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { linkList } from "./link-list.ts";
import { useDeskKeys } from "./use-desk-keys.ts";

const list = href("/admin");

/** The list that was left last, and its index in the tab's history. */
let left: { path: string; index: number } | undefined;

/** `u` leads back to the list. If it is the previous history entry, goes back to it, which restores the scroll. */
export function useWayBack(): void {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		if (pathname === list) left = { path: list + search, index: readIndex() };
	}, [pathname, search]);
	useDeskKeys(() => {
		// The address is there before its page.
		if (window.location.pathname === list) return {};
		const u = () => {
			if (left && readIndex() === left.index + 1) navigate(-1);
			else navigate(left?.path ?? linkList(window.location.search));
		};
		return { u };
	});
}

function readIndex(): number {
	return window.history.state?.idx ?? 0;
}
