import { type RefObject, useEffect } from "react";

let opened: string | undefined;

export function rememberOpened(id: string): void {
	opened = id;
}

/** Back from a request, the list goes on where one was. */
export function useOpenedRow(list: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const id = opened;
		opened = undefined;
		if (!id) return;
		const focus = () =>
			list.current
				?.querySelector<HTMLElement>(`[data-id="${id}"] a`)
				?.focus({ preventScroll: true });
		// After the heading of the new page has had the focus.
		setTimeout(focus);
	}, [list]);
}
