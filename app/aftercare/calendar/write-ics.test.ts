import fc from "fast-check";
import { expect, it } from "vitest";
import { documents } from "../../../test/documents.ts";
import { readDay } from "./calendar-days.ts";
import { writeHealingIcs } from "./save-calendar.ts";
import { escapeText, foldLine } from "./write-ics.ts";

const anyText = fc.string({ unit: "binary", maxLength: 400, size: "max" });
const octets = (text: string) => new TextEncoder().encode(text).length;

const unfold = (text: string) => text.replaceAll("\r\n ", "");
const readText = (text: string) =>
	text.replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));

it("folds every line into parts of at most 75 octets that unfold to the original", () => {
	fc.assert(
		fc.property(anyText, (given) => {
			const line = given.replace(/[\r\n]/g, "");
			const folded = foldLine(line);
			const parts = folded.split("\r\n");
			expect(Math.max(...parts.map(octets))).toBeLessThanOrEqual(75);
			expect(parts.slice(1).every((part) => part.startsWith(" ") && part.length > 1)).toBe(true);
			expect(parts.every((part) => part.isWellFormed())).toBe(true);
			expect(unfold(folded)).toBe(line);
		}),
	);
});

it("keeps a line of 75 octets and folds one of 76", () => {
	expect(foldLine("a".repeat(75))).toBe("a".repeat(75));
	expect(foldLine("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
	expect(foldLine(`${"a".repeat(74)}é`)).toBe(`${"a".repeat(74)}\r\n é`);
});

it("escapes any text to one line that reads back as the original", () => {
	fc.assert(
		fc.property(anyText, (text) => {
			const escaped = escapeText(text);
			expect(escaped).not.toMatch(/[\r\n]/);
			expect(escaped.replace(/\\[\\;,n]/g, "")).not.toMatch(/[\\;,]/);
			const clean = text.replace(/\r\n|\r/g, "\n").replace(/[\p{Cc}--[\t\n]]/gv, "");
			expect(readText(escaped)).toBe(clean);
		}),
	);
	expect(escapeText("Wash; pat dry, rest\\\nDone")).toBe("Wash\\; pat dry\\, rest\\\\\\nDone");
});

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
