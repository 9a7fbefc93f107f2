import { type RefObject, useEffect } from "react";

/** Scrolls a row that is wider than the screen to the link of the current page. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, page: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
	useEffect(() => {
		const current = row.current?.querySelector<HTMLElement>("[aria-current]");
		if (!row.current || !current) return;
		const middle = current.offsetLeft + current.offsetWidth / 2;
		row.current.scrollLeft = middle - row.current.clientWidth / 2;
	}, [row, page]);
}
