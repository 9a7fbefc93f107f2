import { type RefObject, useEffect } from "react";
import { useNavigationType } from "react-router";

let opened: { id: string; top: number } | undefined;

export function rememberOpened(id: string, row: Element): void {
	opened = { id, top: row.getBoundingClientRect().top };
}

export function isOpened(rows: { id: string }[]): boolean {
	return rows.some(({ id }) => id === opened?.id);
}

/** Back from a request, the list goes on where one was. */
export function useOpenedRow(list: RefObject<HTMLElement | null>): void {
	const isBack = useNavigationType() === "POP";
	useEffect(() => {
		const before = opened;
		opened = undefined;
		if (!before) return;
		const focus = () => {
			const link = list.current?.querySelector<HTMLElement>(`[data-id="${before.id}"] a`);
			if (!link) return;
			link.focus({ preventScroll: true });
			// The height of what has not been shown yet is an estimate, and so is the restored place.
			if (isBack) scrollBy(0, link.getBoundingClientRect().top - before.top);
		};
		// After the heading of the new page has had the focus.
		setTimeout(focus);
	}, [list, isBack]);
}
