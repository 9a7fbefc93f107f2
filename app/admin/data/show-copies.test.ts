import { expect, it } from "vitest";
import { nothingKnown } from "../../copies/say-copies.ts";
import { showCopies } from "./show-copies.server.ts";

it("calls no copy good that could not be restored, and does not forget that it is there", () => {
	const tried = { at: "2026-11-27T09:00:00.000Z", day: "2026-11-27", problem: "Cut.", faults: 0 };
	const status = () => ({ ...nothingKnown, kept: 1, tried });
	const copies = { status, async wake() {}, async stop() {} };
	expect(showCopies({ copies })).toMatchObject({ last: null, triedAt: null, areKept: true });
});

it.each([
	["has not been read", nothingKnown, { areKnown: false, areKept: true }],
	["is empty", { ...nothingKnown, kept: 0 }, { areKnown: true, areKept: false }],
])("does not take a folder for empty before it was read: it %s", (_, known, shown) => {
	const copies = { status: () => known, async wake() {}, async stop() {} };
	expect(showCopies({ copies })).toMatchObject(shown);
});
