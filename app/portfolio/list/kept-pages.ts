import type { ListPage } from "./list-page.server.ts";

/** As long as the document lives, and for a few places only. */
const kept = new Map<string, ListPage[]>();
const places = 4;

/** @param place one entry of the browser's history, with its address */
export function keepPages(place: string, pages: ListPage[]): void {
	kept.delete(place);
	if (pages.length === 0) return;
	kept.set(place, pages);
	for (const oldest of kept.keys()) {
		if (kept.size <= places) break;
		kept.delete(oldest);
	}
}

export function recallPages(place: string): ListPage[] {
	return kept.get(place) ?? [];
}

const heights = new WeakMap<ListPage, number>();

/**
 * A page that is far from the screen is not laid out. When the visitor comes back to the list, it takes the
 * room it had, or the place that was scrolled to would be elsewhere.
 *
 * @returns what to call when the page goes
 */
export function keepHeight(page: ListPage, element: HTMLElement): () => void {
	const height = heights.get(page);
	if (height) element.style.containIntrinsicBlockSize = `auto ${height}px`;
	// Measured while it is shown: when it goes, its styles may have gone before it.
	const observer = new ResizeObserver(([entry]) => {
		if (entry) heights.set(page, entry.contentRect.height);
	});
	observer.observe(element);
	return () => observer.disconnect();
}
