import { expect, it } from "vitest";
import { sayDay } from "./say-day.ts";

it.each([
	["full", "Friday, December 4, 2026"],
	["long", "December 4, 2026"],
] as const)("says a day in %s", (style, words) =>
	expect(sayDay("2026-12-04", "en-US", style)).toBe(words),
);
