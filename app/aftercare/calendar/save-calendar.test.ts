import { expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { readDay } from "../../ui/calendar/calendar-days.ts";
import { writeHealingIcs } from "./save-calendar.ts";

const unfold = (text: string) => text.replaceAll("\r\n ", "");

it("writes the course as a calendar of RFC 5545", () => {
	const address = "https://linework.example/aftercare";
	const now = new Date("2026-11-21T23:30:00-07:00");
	const text = writeHealingIcs(
		{
			course: documents["healing-course"],
			session: readDay("2026-11-16") ?? 0,
			studio: "Any Studio",
			address,
		},
		now,
	);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);

	const lines = unfold(text).split("\r\n");
	expect(lines.slice(0, 4)).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//Any Studio//Healing calendar//EN`,
		"CALSCALE:GREGORIAN",
	]);
	expect(lines.filter((line) => line.startsWith("PRODID"))).toHaveLength(1);
	const values = (name: string) =>
		lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
	expect(values("SUMMARY:Tattoo healing: ")).toEqual([
		"Week 1",
		"Week 2 & 3",
		"From week 4",
		"Touch-up look",
		"3-month check",
	]);
	expect(values("DTSTART;VALUE=DATE:")).toEqual([
		"20261116",
		"20261123",
		"20261207",
		"20261214",
		"20270216",
	]);
	expect(values("DTEND;VALUE=DATE:")).toEqual([
		"20261123",
		"20261207",
		"20270216",
		"20261229",
		"20270217",
	]);
	expect(new Set(values("DTSTAMP:"))).toEqual(new Set(["20261122T063000Z"]));
	expect(values("UID:")[0]).toBe("healing-2026-11-16-week-1@linework.example");
	expect(new Set(values("UID:")).size).toBe(5);
	expect(values("BEGIN:VEVENT")).toHaveLength(5);
	expect(values("END:VEVENT")).toHaveLength(5);
	expect(values("DESCRIPTION:")[0]).toContain(`\\n${address}`);
});
