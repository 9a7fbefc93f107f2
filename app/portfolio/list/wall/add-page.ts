import type { ListPage } from "../list-page.server.ts";

/**
 * Sorted and unique: a page may be requested again before it renders.
 * @param opened is shown as well, unless another copy of its page has come
 */
export function addPage(come: ListPage[], added: ListPage, opened: ListPage): ListPage[] {
	const others = come.filter(({ page }) => page !== added.page);
	const hasOpened = [added, ...others].some(({ page }) => page === opened.page);
	const shown = hasOpened ? others : [...others, opened];
	return [...others, leaveOutShown(added, shown)].sort((one, other) => one.page - other.page);
}

/** The list may have changed between two requests: its pieces then are on other pages. */
export function leaveOutShown(page: ListPage, shown: ListPage[]): ListPage {
	const ids = new Set(shown.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
	const pieces = page.pieces.filter(({ id }) => !ids.has(id));
	return pieces.length === page.pieces.length ? page : { ...page, pieces };
}

/**
 * Adds to the opened page that has come as a whole what the list has meanwhile moved to other pages or lost: it may be open.
 * @returns `opened` if its page has not come
 */
export function keepOpened(opened: ListPage, come: ListPage[]): ListPage {
	const whole = come.find(({ page }) => page === opened.page);
	if (!whole) return opened;
	const { pieces: left } = leaveOutShown(opened, come);
	if (left.length === 0) return whole;
	const isUp = whole.total < opened.total;
	return { ...whole, pieces: isUp ? [...left, ...whole.pieces] : [...whole.pieces, ...left] };
}
