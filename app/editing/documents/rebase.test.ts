import { expect, test } from "vitest";
import { rebase } from "./rebase.ts";

const list = (...ids: number[]) => ids.map((id) => ({ id }));

test("an item that was added on one side keeps its place in the order of the other, whichever side wins", () => {
	const base = list(1, 2, 3);
	const moved = list(2, 1, 3);
	for (const [added, both] of [
		[list(1, 2, 3, 4), list(2, 1, 3, 4)],
		[list(4, 1, 2, 3), list(4, 2, 1, 3)],
		[list(1, 2), list(2, 1)],
	] as const) {
		expect(rebase(base, moved, added)).toEqual(both);
		expect(rebase(base, added, moved)).toEqual(both);
		expect(rebase(base, added, base)).toEqual(added);
	}
	expect(rebase(base, moved, list(1, 3, 2))).toEqual(moved);
});
