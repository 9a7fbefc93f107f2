import type { ListPage } from "../list-page.server.ts";

const kept = new Map<string, ListPage[]>();
const places = 4;

/** @param place key of the history entry and its list */
export function keepPages(place: string, pages: ListPage[]): void {
	kept.delete(place);
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
 * Pages far from the screen have no layout (`content-visibility`). Restores the measured height, so
 * that the scroll position stays valid.
 */
export function restoreHeight(page: ListPage, element: HTMLElement | null): void {
	const height = heights.get(page);
	if (height && element) element.style.containIntrinsicBlockSize = `auto ${height}px`;
}

/** @returns cleanup */
export function watchHeight(page: ListPage, element: HTMLElement | null): (() => void) | undefined {
	if (!element) return;
	// Not measured on removal: the styles may be gone by then.
	const observer = new ResizeObserver(([entry]) => {
		if (entry) heights.set(page, entry.contentRect.height);
	});
	observer.observe(element);
	return () => observer.disconnect();
}

/** A re-paginated page uses its predecessor's height until measured. */
export function passHeight(from: ListPage, to: ListPage): void {
	const height = heights.get(from);
	if (height) heights.set(to, height);
}
