import { useEffect } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { readDeskKey } from "./desk-keys.ts";
import { linkList } from "./link-list.ts";

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
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			// The address is there before the effects of its page.
			if (window.location.pathname === list || readDeskKey(event) !== "u") return;
			if (left && readIndex() === left.index + 1) navigate(-1);
			else navigate(left?.path ?? linkList(window.location.search));
		};
		addEventListener("keydown", onKeyDown);
		return () => removeEventListener("keydown", onKeyDown);
	}, [navigate]);
}

function readIndex(): number {
	return window.history.state?.idx ?? 0;
}
