import { expect, it } from "vitest";
import { placeLine, sayShare } from "./place-line.ts";

const label = "Healed, 6 months";

it.each([
	[100, "100%", "Fresh"],
	[75, "calc(var(--grip) / 2 + (100% - var(--grip)) * 0.7500)", `${label}: 25%`],
	[0.4, "calc(var(--grip) / 2 + (100% - var(--grip)) * 0.0040)", `${label}: 100%`],
	[0, "0%", label],
])("with %d of a hundred fresh, the line is at %s, told as %j", (share, line, told) => {
	expect(placeLine(share)).toBe(line);
	expect(sayShare(share, label)).toBe(told);
});
