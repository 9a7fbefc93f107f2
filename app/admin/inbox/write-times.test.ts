import { describe, expect, it } from "vitest";
import { writeAge, writeTimeLeft } from "./write-times.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse("2026-03-05T12:00:00.000Z");
const ago = (ms: number) => new Date(now - ms).toISOString();

describe("times of the list", () => {
	it.each([
		[0, "just now"],
		[-minute, "just now"],
		[minute, "1 min ago"],
		[59.9 * minute, "59 min ago"],
		[hour, "1 h ago"],
		[47.9 * hour, "47 h ago"],
		[2 * day, "2 days ago"],
		[30 * day, "1 month ago"],
		[800 * day, "2 years ago"],
	])("%d ms is %s", (ms, text) => {
		expect(writeAge(ago(ms), now)).toBe(text);
	});

	it.each([
		[0, "24 h left", false],
		[4.5 * hour, "19 h left", false],
		[24 * hour - 1, "1 min left", false],
		[24 * hour, "Overdue by 1 min", true],
		[30 * hour, "Overdue by 6 h", true],
		[9 * day, "Overdue by 8 days", true],
	])("of 24 hours, after %d ms there is: %s", (ms, text, overdue) => {
		expect(writeTimeLeft(ago(ms), 24, now)).toEqual({ text, overdue });
	});
});
