import { expect, it } from "vitest";
import { documents } from "../../test/documents.ts";
import { fillFigures, setTexts, writeFigures } from "./figures.ts";

it("fills the studio's figures and curls quotes, but in addresses and Markdown", () => {
	const texts = { text: `It's "{deposit}"`, address: "o'hara@example.com", url: "/it's" };
	expect(setTexts(texts, documents.studio)).toEqual({ ...texts, text: "It’s “$100”" });
	expect(fillFigures(texts, documents.studio)).toEqual({ ...texts, text: `It's "$100"` });
});

it("writes a text's unit for one", () => {
	const text = "Within {replyWithinHours} hours, {leadTimeWeeks} weeks out";
	const studio = { ...documents.studio, replyWithinHours: 1, leadTimeWeeks: { from: 1, to: 1 } };
	expect(setTexts({ text }, studio).text).toBe("Within 1 hour, 1 week out");
	const more = { ...studio, replyWithinHours: 11, leadTimeWeeks: { from: 1, to: 2 } };
	expect(setTexts({ text }, more).text).toBe("Within 11 hours, 1-2 weeks out");
});

it.each([
	[80, "An $80"],
	[11, "An $11"],
	[18_000, "An $18,000"],
	[100, "A $100"],
	[110, "A $110"],
])("writes the article of a deposit of %i as it is spoken", (deposit, words) => {
	const text = "A {deposit} deposit, a {location}, a {mail}";
	const studio = { ...documents.studio, deposit, location: "8th Street studio" };
	expect(setTexts({ text }, studio).text).toBe(`${words} deposit, an 8th Street studio, a {mail}`);
});

it.each([
	[0, "No support people are", { from: 0, to: 1 }, "0-1 weeks"],
	[1, "One support person is", { from: 1, to: 1 }, "1 week"],
	[2, "Up to 2 support people are", { from: 1, to: 2 }, "1-2 weeks"],
])("writes %i as %j, and weeks %j as %j", (supportPersons, people, leadTimeWeeks, weeks) => {
	const figures = writeFigures({ ...documents.studio, supportPersons, leadTimeWeeks });
	expect(`${figures.supportPersons} ${figures.supportPersonsAre}`).toBe(people);
	expect(figures.leadTime).toBe(weeks);
});
