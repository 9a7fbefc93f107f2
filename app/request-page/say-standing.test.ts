import { describe, expect, it } from "vitest";
import { states } from "../requests/progress/states.ts";
import { findWaiting, listSteps, type ShownEvent, standings } from "./say-standing.ts";
import { sayDeadline } from "./say-when.server.ts";

const sent = "2026-05-04T10:00:00.000Z";

/** A minute and more apart. */
function happen(...events: [by: ShownEvent["by"], kind: ShownEvent["kind"], text?: string][]) {
	return events.map(([by, kind, text = null], index) => ({
		id: String(index),
		created_at: new Date(Date.parse(sent) + (index + 1) * 120_000).toISOString(),
		by,
		kind,
		text,
	}));
}

it("has words for every state but spam, which looks like a new one", () => {
	const known = Object.keys(states).filter((state) => state !== "spam");
	expect(Object.keys(standings)).toEqual(known);
});

describe("an answer is due", () => {
	const first = "2026-05-04T10:02:00.000Z";
	const third = "2026-05-04T10:06:00.000Z";
	it.each([
		["from when the request was sent", happen(), sent],
		["whether or not it is taken for spam", happen(["artist", "state", "spam"]), sent],
		["also after more words", happen(["client", "words", "And"]), sent],
		["no more after a letter", happen(["artist", "letter", "Hello"]), null],
		[
			"whether or not a quote is noted that was not told",
			happen(["artist", "state", "quoted"]),
			sent,
		],
		["no more once it is declined", happen(["artist", "state", "declined"]), null],
		["no more after an answer by phone", happen(["artist", "letter"]), null],
		[
			"again from the first words after a letter",
			happen(
				["artist", "letter", "Hello"],
				["artist", "state", "needs-info"],
				["client", "files", "a.jpg"],
				["client", "words", "And"],
			),
			third,
		],
		["no more once it is withdrawn", happen(["client", "state", "withdrawn"]), null],
	])("%s", (_, events, since) => {
		expect(findWaiting(sent, events)).toBe(since);
		expect(first).not.toBe(since);
	});
});

describe("the history", () => {
	const titles = (events: ShownEvent[]) => listSteps(events).map(({ title }) => title);

	it("leaves out notes, spam and back, and letters of the site", () => {
		const events = happen(
			["artist", "note", "Difficult"],
			["artist", "state", "spam"],
			["artist", "state", "new"],
			["site", "letter", "Receipt"],
		);
		expect(listSteps(events)).toEqual([]);
	});

	it("names the files that were added", () => {
		const [step] = listSteps(happen(["client", "files", "a.jpg\nb, c.jpg"]));
		expect(step).toMatchObject({ title: "You added", text: "a.jpg, b, c.jpg" });
	});

	it("shows a letter and the state that comes with it as one", () => {
		const [letter, state] = happen(["artist", "letter", "$500"], ["artist", "state", "quoted"]);
		if (!letter || !state) throw new Error("Two events");
		const together = [letter, { ...state, created_at: letter.created_at }];
		for (const events of [together, together.toReversed()]) {
			expect(listSteps(events)).toMatchObject([
				{ at: letter.created_at, title: "I sent you a quote", text: "$500" },
			]);
		}
		expect(titles([letter, state])).toEqual(["I wrote to you", "I sent you a quote"]);
	});

	it("says when a request is open again", () => {
		const events = happen(["client", "state", "withdrawn"], ["artist", "state", "new"]);
		expect(titles(events)).toEqual(["The request was withdrawn", "Your request is open again"]);
	});
});

it("names the deadline in the studio's time, with the date only if it is far", () => {
	const place = { locale: "en-US", timeZone: "America/Denver" };
	const due = new Date("2026-11-24T23:10:00Z");
	const day = 24 * 60 * 60 * 1000;
	const say = (days: number) => sayDeadline(due, new Date(due.getTime() - days * day), place);
	expect(say(1)).toBe("Tuesday 4:10 PM");
	expect(say(-2)).toBe("Tuesday 4:10 PM");
	expect(say(8)).toBe("Tuesday, November 24 at 4:10 PM");
});
