import type { ListPage } from "../list-page.server.ts";

/** As long as the document lives, and for a few places only. */
const kept = new Map<string, ListPage[]>();
const places = 4;

/** @param place one entry of the browser's history, and the list that it shows */
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
 * A page that is far from the screen is not laid out. When the visitor comes back to the list, it takes the
 * room it had, or the place that was scrolled to would be elsewhere.
 */
export function giveHeight(page: ListPage, element: HTMLElement | null): void {
	const height = heights.get(page);
	if (height && element) element.style.containIntrinsicBlockSize = `auto ${height}px`;
}

/** @returns what to call when the page goes */
export function watchHeight(page: ListPage, element: HTMLElement | null): (() => void) | undefined {
	if (!element) return;
	// Measured while it is shown: when it goes, its styles may have gone before it.
	const observer = new ResizeObserver(([entry]) => {
		if (entry) heights.set(page, entry.contentRect.height);
	});
	observer.observe(element);
	return () => observer.disconnect();
}

/** A page that is cut anew takes the room of the one it takes the place of, until it is measured itself. */
export function passHeight(from: ListPage, to: ListPage): void {
	const height = heights.get(from);
	if (height) heights.set(to, height);
}
