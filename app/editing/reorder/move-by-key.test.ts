import { expect, test } from "vitest";
import { goOn } from "./move-by-key.ts";

/** Places that are come to one after the other, of 53 in three columns. */
function walk(from: number, step: -1 | 1, times: number, columns = 3): number[] {
	const places = [from];
	const column = from % columns;
	for (let time = 0; time < times; time++) {
		places.push(goOn(places.at(-1) ?? from, step, { columns, column, last: 52 }));
	}
	return places.slice(1);
}

test("along the order each press goes on by one, to either end", () => {
	expect(walk(1, 1, 25, 1).at(-1)).toBe(26);
	expect(walk(51, 1, 2, 1)).toEqual([52, -1]);
	expect(walk(1, -1, 2, 1)).toEqual([0, -1]);
});

test("along a column each press goes on by a row; a last row that is shorter gives its last place", () => {
	expect(walk(1, 1, 3)).toEqual([4, 7, 10]);
	expect(walk(47, 1, 3)).toEqual([50, 52, -1]);
	expect(goOn(52, -1, { columns: 3, column: 2, last: 52 })).toBe(50);
	expect(walk(4, -1, 2)).toEqual([1, -1]);
	expect(walk(1, 1, 3, 2)).toEqual([3, 5, 7]);
	expect(walk(49, 1, 3, 2)).toEqual([51, 52, -1]);
	expect(goOn(52, -1, { columns: 2, column: 1, last: 52 })).toBe(51);
});
