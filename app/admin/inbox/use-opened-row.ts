import { type RefObject, useEffect } from "react";
import { useNavigationType } from "react-router";

let opened: { id: string; top: number } | undefined;

export function rememberOpened(id: string, row: Element): void {
	opened = { id, top: row.getBoundingClientRect().top };
}

/** The request that is read now: `j`, `k` and links may have led on from the row that was opened. */
export function followOpened(id: string): void {
	if (opened) opened = { ...opened, id };
}

export function isOpened(rows: { id: string }[]): boolean {
	return rows.some(({ id }) => id === opened?.id);
}

/** Restores focus and scroll position when coming back from a request. */
export function useOpenedRow(list: RefObject<HTMLElement | null>): void {
	const isBack = useNavigationType() === "POP";
	useEffect(() => {
		const before = opened;
		opened = undefined;
		if (!before) return;
		const focus = () => {
			const link = list.current?.querySelector<HTMLElement>(`[data-id="${before.id}"] a`);
			// A field that the artist has gone to meanwhile gets the next keys.
			if (!link || !isUnclaimed(document.activeElement)) return;
			link.focus({ preventScroll: isBack });
			// Heights of hidden rows are estimates, so the restored scroll position is one, too.
			if (isBack) scrollBy(0, link.getBoundingClientRect().top - before.top);
		};
		// After the heading of the new page has had the focus.
		setTimeout(focus);
	}, [list, isBack]);
}

function isUnclaimed(focused: Element | null): boolean {
	return !focused || focused === document.body || focused.tagName === "H1";
}
