import { expect, it } from "vitest";
import { findToday, sayDate, sayTime, toInstant, toLocal } from "./studio-time.server.ts";

const timeZone = "America/Denver";
const studio = { locale: "en-US", timeZone };
const at = (date: string, time: string) => toInstant(date, time, timeZone)?.toISOString();

it("takes dates and times as the studio's clock shows them, in winter and in summer", () => {
	expect(at("2026-12-04", "14:00")).toBe("2026-12-04T21:00:00.000Z");
	expect(at("2026-07-04", "14:00")).toBe("2026-07-04T20:00:00.000Z");
	expect(toLocal("2026-07-05T04:30:00.000Z", timeZone)).toEqual({
		date: "2026-07-04",
		time: "22:30",
	});
});

it("takes an hour that is left out in spring as the one after it, and one that comes twice as the first", () => {
	expect(at("2026-03-08", "02:30")).toBe("2026-03-08T09:30:00.000Z");
	expect(at("2026-11-01", "01:30")).toBe("2026-11-01T07:30:00.000Z");
});

it.each([
	["2026-02-30", "10:00"],
	["2026-12-04", "25:00"],
	["2026-12-04", ""],
	["", "10:00"],
	["2026-12-04T10:00", "10:00"],
])("does not take %s %s", (date, time) => {
	expect(toInstant(date, time, timeZone)).toBeNull();
});

it("says them as the studio's clients do, in spaces that every phone has", () => {
	expect(sayDate("2026-12-05T04:00:00.000Z", studio)).toBe("Friday, December 4, 2026");
	expect(sayTime("2026-12-04T21:00:00.000Z", studio)).toBe("2:00 PM");
	expect(sayTime("2026-12-04T21:00:00.000Z", studio, "short")).toBe("2:00 PM MST");
	expect(sayDate("2026-12-05T04:00:00.000Z", studio, "long")).toBe("December 4, 2026");
	expect(findToday(timeZone, new Date("2026-12-05T04:00:00Z"))).toBe("2026-12-04");
});
