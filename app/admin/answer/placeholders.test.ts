import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	fillPlaceholders,
	findEmpty,
	findPlaceholders,
	findUnknown,
	isMissing,
	leaveOutPageLink,
	type PlaceholderValues,
	placeholders,
	sayUnknown,
	splitAtBraces,
} from "./placeholders.ts";

const names = Object.keys(placeholders);
const values = Object.fromEntries(
	names.map((name) => [name, `<${name}>`]),
) as unknown as PlaceholderValues;

it("fills in every placeholder", () => {
	const text = names.map((name) => `{${name}}`).join(" ");
	expect(fillPlaceholders(text, values)).toBe(names.map((name) => `<${name}>`).join(" "));
	expect(findPlaceholders(text)).toEqual(names);
	expect(findUnknown(text)).toEqual([]);
});

it("reads them however they are spaced and capitalized", () => {
	expect(fillPlaceholders("Hi { First  Name }", values)).toBe("Hi <first name>");
});

it("leaves braces in filled-in values alone", () => {
	const own = { ...values, "first name": "{artist} $& {x}" };
	expect(fillPlaceholders("Hi {first name}", own)).toBe("Hi {artist} $& {x}");
});

it("reports unknown placeholders and unpaired braces", () => {
	expect(findUnknown("{first name} {sirname} {} {sirname}")).toEqual(["{sirname}", "{}"]);
	expect(findUnknown("Hi {first name, see you}\n{date")).toEqual(["{first name, see you}", "{"]);
	expect(findUnknown("a } b")).toEqual(["}"]);
	expect(findUnknown("{constructor}")).toEqual(["{constructor}"]);
	expect(sayUnknown(["{sirname}"])).toBe("{sirname} is not a placeholder.");
	expect(sayUnknown(["{a}", "{b}"])).toBe("These are not placeholders: {a}, {b}.");
});

it("reports a placeholder without a value once, and leaves it", () => {
	const some = { ...values, "due date": null };
	const text = "{due date} {Due Date} {date}";
	expect(findEmpty(text, some)).toEqual(["due date"]);
	expect(fillPlaceholders(text, some)).toBe("{due date} {Due Date} <date>");
});

it("marks what is missing, and no braces of the client's own", () => {
	const problems = { unknown: ["{sirname}", "}"], empty: ["date" as const] };
	const parts = splitAtBraces("Hi {sirname}, { Date } is {mine} } x");
	expect(parts.map(({ part }) => part).join("")).toBe("Hi {sirname}, { Date } is {mine} } x");
	const marked = parts.filter(({ part }) => isMissing(part, problems));
	expect(marked.map(({ part }) => part)).toEqual(["{sirname}", "{ Date }", "}"]);
});

it.each([
	["Take your time. See it all here:\n{page link}\n\nBye", "Take your time.\n\nBye"],
	["Hi.\n\nAll is on\nyour page:\n{ Page link }.\n\nBye", "Hi.\n\nAll is on\n\nBye"],
	["Hi. Look at {page link} today! Bye", "Hi. Bye"],
	["Hi {first name}", "Hi {first name}"],
])("leaves the link out of %j with its sentence", (text, left) => {
	expect(leaveOutPageLink(text)).toBe(left);
});

describe("any text", () => {
	it("is either pointed out or filled in without a brace left", () => {
		const part = fc.constantFrom("{", "}", "first name", "date", " ", "\n", "x");
		fc.assert(
			fc.property(fc.array(part), (parts) => {
				const text = parts.join("");
				const left = /[{}]/.test(fillPlaceholders(text, values));
				expect(findUnknown(text).length > 0).toBe(left);
			}),
		);
	});
});
