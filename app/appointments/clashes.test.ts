import { expect, it } from "vitest";
import { findClashes } from "./clashes.ts";

const span = (id: string, from: string, to: string) => ({
	id,
	starts_at: `2026-12-04T${from}:00.000Z`,
	ends_at: `2026-12-04T${to}:00.000Z`,
});
const others = [span("a", "10:00", "12:00"), span("b", "13:00", "15:00")];

it.each([
	["ends when another begins", "08:00", "10:00", []],
	["begins when another ends", "12:00", "13:00", []],
	["begins within another", "11:59", "12:30", ["a"]],
	["is within another", "10:30", "11:00", ["a"]],
	["is around another", "09:00", "12:30", ["a"]],
	["is at the same time", "13:00", "15:00", ["b"]],
	["touches two", "11:00", "14:00", ["a", "b"]],
])("an appointment that %s", (_, from, to, clashes) => {
	expect(findClashes(span("c", from, to), others).map(({ id }) => id)).toEqual(clashes);
});

it("an appointment does not clash with itself when it is moved", () => {
	expect(findClashes(span("a", "10:30", "12:30"), others)).toEqual([]);
});
