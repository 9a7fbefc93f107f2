import { expect, it } from "vitest";
import { writeMonths } from "./write-months.ts";

it.each([
	[1, "1 month"],
	[6, "6 months"],
	[12, "12 months"],
	[23, "23 months"],
	[24, "2 years"],
	[30, "30 months"],
])("writes %i months as %s", (months, words) => {
	expect(writeMonths(months)).toBe(words);
});
