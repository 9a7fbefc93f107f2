import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { addMonths, dayOf, readDay, sayShortDay, writeDay } from "./calendar-days.ts";

const home = process.env.TZ;
afterEach(() => {
	// Assigning undefined would set the zone "undefined".
	if (home === undefined) delete process.env.TZ;
	else process.env.TZ = home;
});

const day = (text: string) => readDay(text) ?? Number.NaN;

it("reads the value of a date field and rejects other texts", () => {
	expect(readDay("1970-01-01")).toBe(0);
	expect(readDay("2026-11-16")).toBe(Date.UTC(2026, 10, 16) / 86_400_000);
	expect(readDay("2024-02-29")).not.toBeNull();
	for (const text of [
		"",
		"yesterday",
		"2026-02-29",
		"2026-13-01",
		"2026-00-10",
		"2026-11-31",
		"26-11-16",
		"2026-11-16T08:00",
		" 2026-11-16",
		"11/16/2026",
	]) {
		expect(readDay(text), text).toBeNull();
	}
});

it("writes every day as it was read", () => {
	fc.assert(
		fc.property(fc.integer({ min: day("0000-01-01"), max: day("9999-12-31") }), (number) => {
			expect(readDay(writeDay(number))).toBe(number);
		}),
	);
});

it.each(["America/Denver", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "UTC"])(
	"takes the day from the visitor's own clock in %s, through every hour of a year",
	(zone) => {
		process.env.TZ = zone;
		for (let hour = 0; hour < 366 * 24; hour += 1) {
			const now = new Date(Date.UTC(2026, 0, 1, hour, 30));
			const month = String(now.getMonth() + 1).padStart(2, "0");
			const date = String(now.getDate()).padStart(2, "0");
			expect(writeDay(dayOf(now))).toBe(`${now.getFullYear()}-${month}-${date}`);
		}
	},
);

it("counts one day across clock changes, where a day has 23 or 25 hours", () => {
	process.env.TZ = "America/Denver";
	const days = (month: number, date: number) =>
		[0, 1, 2].map((more) => dayOf(new Date(2026, month, date + more, 23, 59)));
	for (const [first = 0, second, third] of [days(2, 7), days(9, 31)]) {
		expect([second, third]).toEqual([first + 1, first + 2]);
	}
});

it("adds calendar months; in a shorter month it takes the last day", () => {
	const add = (text: string, months: number) => writeDay(addMonths(day(text), months));
	expect(add("2026-11-16", 3)).toBe("2027-02-16");
	expect(add("2026-11-30", 3)).toBe("2027-02-28");
	expect(add("2027-11-30", 3)).toBe("2028-02-29");
	expect(add("2026-01-31", 3)).toBe("2026-04-30");
	expect(add("2024-02-29", 12)).toBe("2025-02-28");
});

it.each(["America/Denver", "Pacific/Kiritimati"])("formats days the same in %s", (zone) => {
	process.env.TZ = zone;
	expect(sayShortDay(day("2026-11-16"), "en-US")).toBe("Mon, Nov 16");
});
