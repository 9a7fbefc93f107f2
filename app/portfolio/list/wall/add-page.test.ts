import { expect, test } from "vitest";
import type { ShownArtwork } from "../../pieces/show-artwork.server.ts";
import type { ListPage } from "../list-page.server.ts";
import { addPage, keepOpened, leaveOutShown } from "./add-page.ts";

const cut = (page: number, ids: number[], total = 9) =>
	({ page, total, pieces: ids.map((id) => ({ id }) as ShownArtwork) }) as ListPage;
const listIds = (pages: ListPage[]) => pages.map(({ pieces }) => pieces.map(({ id }) => id));

test("pages are sorted, and one that comes twice replaces the first", () => {
	const opened = cut(2, [4, 5, 6]);
	const third = cut(3, [7, 8, 9]);
	const again = cut(3, [7, 8, 9]);
	const come = addPage([third], cut(1, [1, 2, 3]), opened);
	expect(listIds(come)).toEqual([
		[1, 2, 3],
		[7, 8, 9],
	]);
	const [, last] = addPage(come, again, opened);
	expect(last).toBe(again);
});

test("a piece that a new one has moved to the next page is shown once", () => {
	const opened = cut(1, [1, 2, 3]);
	const second = addPage([], cut(2, [3, 4, 5]), opened);
	expect(listIds(second)).toEqual([[4, 5]]);
	expect(listIds(addPage(second, cut(3, [5, 6, 7]), opened))).toEqual([
		[4, 5],
		[6, 7],
	]);
});

test("a piece that has moved to the page before is shown once", () => {
	expect(listIds(addPage([], cut(1, [2, 3, 4]), cut(2, [4, 5, 6])))).toEqual([[2, 3]]);
});

test("the whole of a page that was opened partly has all its pieces", () => {
	const opened = cut(1, [3]);
	const whole = addPage([], cut(1, [9, 1, 2]), opened);
	expect(listIds(whole)).toEqual([[9, 1, 2]]);
	// The opened piece has moved on meanwhile.
	expect(listIds(addPage(whole, cut(2, [3, 4, 5]), opened))).toEqual([
		[9, 1, 2],
		[3, 4, 5],
	]);
});

test("a kept page repeats nothing of a page that was sent since, and stays the same without repeats", () => {
	const kept = cut(2, [4, 5, 6]);
	expect(leaveOutShown(kept, [cut(1, [1, 2, 3])])).toBe(kept);
	expect(listIds([leaveOutShown(kept, [cut(1, [2, 3, 4])])])).toEqual([[5, 6]]);
});

test("an opened piece stays until the page that it has moved to has come, or for good if the list has lost it", () => {
	const opened = cut(2, [6]);
	expect(keepOpened(opened, [])).toBe(opened);
	const whole = cut(2, [4, 5, 6]);
	expect(keepOpened(opened, [whole])).toBe(whole);
	const longer = cut(2, [3, 4, 5], 10);
	expect(listIds([keepOpened(opened, [longer])])).toEqual([[3, 4, 5, 6]]);
	expect(keepOpened(opened, [longer, cut(3, [6, 7, 8], 10)])).toBe(longer);
	const shorter = cut(2, [7, 8, 9], 8);
	expect(listIds([keepOpened(opened, [shorter])])).toEqual([[6, 7, 8, 9]]);
	expect(keepOpened(opened, [cut(1, [1, 2, 6], 8), shorter])).toBe(shorter);
});
