import { expect, it } from "vitest";
import { arrangeFunnel, listLastDays, listLastMonths, sumBySpan } from "./arrange-counts.ts";

it("lists 30 days and 12 months up to today, over the ends of months and years", () => {
	const days = listLastDays("2028-03-01");
	expect([days.length, days[0], days.at(-2), days.at(-1)]).toEqual([
		...[30, "2028-02-01", "2028-02-29", "2028-03-01"],
	]);
	const months = listLastMonths("2028-02-29");
	expect([months.length, months[0], months.at(-1)]).toEqual([12, "2027-03", "2028-02"]);
});

const counted = [
	{ day: "2028-01-31", event: "view", count: 5 },
	{ day: "2028-02-01", event: "view", count: 2 },
	{ day: "2028-02-29", event: "view", count: 3 },
	{ day: "2028-02-29", event: "opened", count: 4 },
	{ day: "2028-02-29", event: "sent", count: 1 },
];

it("adds up days and months, with 0 for those without a count", () => {
	expect(sumBySpan(counted, ["2028-01", "2028-02"], "view")).toEqual([5, 5]);
	expect(sumBySpan(counted, ["2028-02-28", "2028-02-29"], "view")).toEqual([0, 3]);
});

it("follows the form from opening to sending", () => {
	const steps = arrangeFunnel(counted, ["2028-02-29"]);
	expect(steps.map(({ count }) => count)).toEqual([4, 0, 0, 0, 0, 0, 0, 1]);
	expect(steps.at(-1)?.label).toBe("Sent");
});
