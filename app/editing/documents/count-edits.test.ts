import { expect, it } from "vitest";
import { countEdits } from "./count-edits.ts";

const [a, b] = [
	{ id: 1, title: "A", description: "" },
	{ id: 2, title: "B", description: "" },
];

it.each([
	[[a, b], [a, b], 0],
	[[a, b], [{ ...a, title: "Other", description: "More" }, b], 2],
	[[a, b], [b, { ...a, title: "Other" }], 2],
	[{ title: "A", images: [a] }, { title: "B", images: [{ ...a, duration: "2 days" }] }, 2],
	[["history", "care"], ["care", "history"], 1],
])("from %j to %j it is %i", (before, after, count) => {
	expect(countEdits(before, after)).toBe(count);
});
