import { describe, expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { checkDocument } from "./check-document.ts";
import { listHours, listWeekdays, type OpeningHours } from "./opening-hours.ts";

const { studio } = documents;
const noon = { opens: "12:00", closes: "20:00" };
const weekend = { firstDay: "Saturday", lastDay: "Monday" } as const;
const midweek = { firstDay: "Wednesday", lastDay: "Wednesday" } as const;

function findProblems(...openingHours: OpeningHours[]) {
	const checked = checkDocument("studio", { ...studio, openingHours });
	return "problems" in checked ? checked.problems : {};
}

it("days go on after Sunday", () => {
	expect(listWeekdays(weekend)).toEqual(["Saturday", "Sunday", "Monday"]);
	expect(listWeekdays(midweek)).toEqual(["Wednesday"]);
	expect(listWeekdays({ firstDay: "Monday", lastDay: "Sunday" })).toHaveLength(7);
});

describe("exact hours", () => {
	it.each([
		["12:00", "20:00", true],
		["12:00", "00:00", true],
		["20:00", "12:00", false],
		["12:00", "12:00", false],
		["00:00", "00:00", false],
	])("from %s to %s fit: %s", (opens, closes, fit) => {
		const message = "It has to close after it opens.";
		expect(findProblems({ ...midweek, opens, closes })).toEqual(
			fit ? {} : { "openingHours.0.closes": message },
		);
	});

	it("need both times", () => {
		expect(findProblems({ ...midweek, opens: "", closes: "" })).toEqual({
			"openingHours.0.opens": "Choose a time, such as 09:30.",
			"openingHours.0.closes": "Choose a time, such as 09:30.",
		});
	});

	it("overlap on no day, but may have a break", () => {
		const monday = { firstDay: "Monday", lastDay: "Monday" } as const;
		const message = { openingHours: "Two of them overlap on Monday." };
		const evening = { opens: "19:00", closes: "00:00" };
		const late = { opens: "20:00", closes: "00:00" };
		expect(findProblems({ ...weekend, ...noon }, { ...monday, ...evening })).toEqual(message);
		expect(findProblems({ ...monday, ...evening }, { ...weekend, ...noon })).toEqual(message);
		expect(findProblems({ ...weekend, ...late }, { ...monday, ...noon })).toEqual({});
		expect(findProblems({ ...midweek, ...noon }, { ...monday, ...noon })).toEqual({});
	});
});

it.each([
	["en-US", noon, "12 to 8 PM"],
	["en-US", { opens: "09:30", closes: "12:00" }, "9:30 AM to 12 PM"],
	["en-US", { opens: "12:00", closes: "00:00" }, "12 PM to 12 AM"],
	["en-GB", noon, "12:00 to 20:00"],
])("tells hours in %s: %o as %s", (locale, times, told) => {
	const hours = { hours: "Most days", locale, openingHours: [{ ...weekend, ...times }] };
	const onOneLine = told.replaceAll(" ", "\u00a0");
	expect(listHours(hours)).toEqual(["Most days", `Saturday to Monday, ${onOneLine}`]);
});
