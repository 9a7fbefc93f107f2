import { describe, expect, it } from "vitest";
import { chooseKept } from "./kept-copies.ts";

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-11-24T12:00:00Z");

/** A copy a day, each day thinned out, up to and including the last. */
function keepDaily(first: string, count: number): string[] {
	let kept: string[] = [];
	for (let index = 0; index < count; index += 1) {
		const day = new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10);
		kept = [...chooseKept([...kept, day], [], now)];
	}
	return kept.sort().reverse();
}

describe("copies that are kept", () => {
	it("are all of the first week", () => {
		expect(keepDaily("2026-11-02", 7)).toHaveLength(7);
	});

	it("after a year are those of 7 days, 4 weeks and 6 months", () => {
		// 2026-11-24 is a Tuesday.
		expect(keepDaily("2025-11-25", 365)).toEqual([
			...["2026-11-24", "2026-11-23", "2026-11-22", "2026-11-21"],
			...["2026-11-20", "2026-11-19", "2026-11-18"],
			...["2026-11-15", "2026-11-08"],
			...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30"],
		]);
	});

	it("stay when no new ones come", () => {
		const last = keepDaily("2026-01-01", 120);
		expect([...chooseKept(last, [], now)].sort().reverse()).toEqual(last);
	});

	it("are as many good ones when the newest are bad", () => {
		const good = keepDaily("2026-01-01", 120);
		const bad = ["2026-05-01", "2026-05-02", "2026-05-03", "2026-05-04", "2026-05-05"];
		expect(chooseKept([...good, ...bad], bad, now)).toEqual(new Set([...good, ...bad]));
	});

	it("do not give way to those of a clock that was ahead, which go once there are enough", () => {
		const last = keepDaily("2025-11-25", 365);
		const ahead = ["2030-01-01", "2030-01-02"];
		expect([...chooseKept([...last.slice(0, 6), ...ahead], [], now)]).toContain("2030-01-02");
		expect(chooseKept([...last, ...ahead], [], now)).toEqual(new Set(last));
	});
});
