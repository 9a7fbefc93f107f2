import { describe, expect, it } from "vitest";
import { readHistory, type ShownEvent } from "./read-history.ts";

const sent = "2026-05-04T10:00:00.000Z";

/** A minute and more apart. */
function happen(
	...events: (readonly [by: ShownEvent["by"], kind: ShownEvent["kind"], text?: string])[]
) {
	return events.map(([by, kind, text = null], index) => ({
		id: String(index),
		created_at: new Date(Date.parse(sent) + (index + 1) * 120_000).toISOString(),
		by,
		kind,
		text,
	}));
}

describe("the history", () => {
	const titles = (events: ShownEvent[]) => readHistory(events).steps.map(({ title }) => title);

	it("leaves out notes, spam and back, and letters of the site", () => {
		const events = happen(
			["artist", "note", "Difficult"],
			["artist", "state", "spam"],
			["artist", "state", "new"],
			["site", "letter", "Receipt"],
		);
		expect(readHistory(events).steps).toEqual([]);
	});

	it("does not step back when a request is set aside as spam, and says nothing when it is taken out", () => {
		const done = ["artist", "state", "done"] as const;
		const spam = ["artist", "state", "spam"] as const;
		for (const events of [
			[done, spam],
			[done, spam, done],
			[spam, done],
		])
			expect(titles(happen(...events))).toEqual(["Your tattoo was finished"]);
	});

	it("names the files that were added", () => {
		const [step] = readHistory(happen(["client", "files", "a.jpg\nb, c.jpg"])).steps;
		expect(step).toMatchObject({ title: "You added", text: "a.jpg, b, c.jpg" });
	});

	it("shows a letter and the state that it was sent with as one, and no other", () => {
		const [letter, state] = happen(["artist", "letter", "$500"], ["artist", "state", "quoted"]);
		if (!letter || !state) throw new Error("Two events");
		const together = [letter, { ...state, created_at: letter.created_at }];
		for (const events of [together, together.toReversed()]) {
			expect(readHistory(events).steps).toMatchObject([
				{ at: letter.created_at, title: "I sent you a quote", text: "$500" },
			]);
		}
		const soon = new Date(Date.parse(letter.created_at) + 1).toISOString();
		expect(titles([letter, { ...state, created_at: soon }])).toEqual([
			"I wrote to you",
			"I sent you a quote",
		]);
	});

	it("says when a request is open again", () => {
		const events = happen(["client", "state", "withdrawn"], ["artist", "state", "new"]);
		expect(titles(events)).toEqual(["The request was withdrawn", "Your request is open again"]);
	});

	it("tells what follows an agreed date, unless the client has asked for something since", () => {
		const [proposed, confirmed, booked, asked] = [
			["artist", "date", "Proposed an appointment"],
			["client", "date", "Confirmed the date"],
			["client", "state", "booked"],
			["artist", "state", "deposit-asked"],
		] as const;
		expect(readHistory(happen(proposed, confirmed, booked, asked)).untold).toBeNull();
		const words = ["client", "words", "May I bring a friend?"] as const;
		expect(readHistory(happen(proposed, words, confirmed, booked, asked)).untold).toMatchObject({
			state: "deposit-asked",
		});
	});

	it("names what the artist did with a date, but not twice", () => {
		const events = happen(
			["artist", "date", "Proposed an appointment"],
			["client", "date", "Confirmed the date"],
			["client", "state", "booked"],
			["artist", "date", "Moved an appointment"],
			["artist", "date", "Confirmed the date"],
			["artist", "date", "Cancelled the appointment"],
		);
		expect(titles(events)).toEqual([
			"I proposed an appointment",
			"You confirmed the appointment",
			"Your appointment was set",
			"I moved the appointment",
			"I confirmed the appointment",
			"I canceled the appointment",
		]);
		const agreed = happen(
			["artist", "date", "Proposed an appointment"],
			["artist", "date", "Confirmed the date"],
			["artist", "state", "booked"],
		);
		expect(titles(agreed)).toEqual(["I proposed an appointment", "Your appointment was set"]);
	});

	it("does not say that an appointment was set while its date waits for the client, or is lost", () => {
		const [proposed, letter, booked, confirmed] = [
			["artist", "date", "Proposed an appointment"],
			["artist", "letter", "You’re booked"],
			["artist", "state", "booked"],
			["client", "date", "Confirmed the date"],
		] as const;
		const before = happen(proposed, letter, booked);
		expect(titles(before)).toEqual(["I proposed an appointment", "I wrote to you"]);
		expect(titles(happen(proposed, letter, booked, confirmed))).toEqual([
			"I proposed an appointment",
			"I wrote to you",
			"You confirmed the appointment",
		]);
		expect(titles(happen(booked, proposed))).toEqual([
			"Your appointment was set",
			"I proposed an appointment",
		]);
		const declined = ["client", "date", "Declined the date"] as const;
		expect(titles(happen(proposed, declined, booked))).toEqual([
			"I proposed an appointment",
			"You declined the appointment",
		]);
		const byArtist = ["artist", "date", "Confirmed the date"] as const;
		expect(titles(happen(proposed, letter, booked, byArtist)).at(-1)).toBe(
			"I confirmed the appointment",
		);
	});
});

const quoted = ["artist", "state", "quoted"] as const;

describe("a state that says what the client is to do", () => {
	const words = ["client", "words", "And?"] as const;
	const read = (...events: Parameters<typeof happen>) => {
		const { steps, hasWritten, untold } = readHistory(happen(...events));
		return { titles: steps.map(({ title }) => title), hasWritten, untold };
	};

	it("is not told before the artist has written or called", () => {
		expect(read([...quoted])).toEqual({
			titles: [],
			hasWritten: false,
			untold: { state: "quoted", before: "new" },
		});
		expect(read(["artist", "letter", "Hm?"], [...words], [...quoted])).toMatchObject({
			titles: ["I wrote to you", "You wrote"],
			untold: { state: "quoted", before: "new" },
		});
	});

	it("is told with the letter that follows, whenever it does", () => {
		expect(read([...quoted], ["artist", "letter", "$500"])).toEqual({
			titles: ["I sent you a quote"],
			hasWritten: false,
			untold: null,
		});
	});

	it("was told if the artist had the last word", () => {
		expect(read(["artist", "letter"], [...quoted])).toMatchObject({
			titles: ["I got back to you", "I sent you a quote"],
			untold: null,
		});
	});

	it("gives way to one that the page itself tells", () => {
		expect(read([...quoted], ["artist", "state", "declined"])).toMatchObject({
			titles: ["I declined the request"],
			untold: null,
		});
	});
});

const proposed = ["artist", "date", "Proposed an appointment"] as const;
const confirmed = ["client", "date", "Confirmed the date"] as const;
const declined = ["client", "date", "Declined the date"] as const;

it.each([
	[happen(), false],
	[happen(["client", "words", "And"]), true],
	[happen(["client", "files", "a.jpg"], ["artist", "state", "quoted"]), true],
	[happen(["client", "words", "And"], ["artist", "letter", "Yes"]), false],
	[happen(["client", "words", "No"], ["client", "state", "withdrawn"]), false],
	[happen(["client", "date", "Declined the date"]), false],
	[happen(["client", "words", "withdrawn"]), true],
	[happen(["client", "words", "Left"], proposed, confirmed), true],
	[happen(["client", "words", "Left"], proposed, declined), true],
	[happen(["client", "words", "A touch-up?"], proposed, confirmed, quoted), false],
])("knows whether the client has written since the artist's last word %#", (events, hasWritten) => {
	expect(readHistory(events).hasWritten).toBe(hasWritten);
});

it.each([
	[happen(["client", "words", "Friday?"], proposed, confirmed), false],
	[happen(proposed, ["client", "words", "May I bring a friend?"], confirmed), true],
	[happen(proposed, confirmed, ["client", "words", "May I bring a friend?"], declined), false],
	[happen(proposed, confirmed, declined, ["client", "words", "Friday?"]), true],
	[happen(declined, ["client", "words", "Friday?"], ["artist", "letter", "No"]), false],
])("knows whether the client has written since an agreed date or its loss %#", (events, since) => {
	expect(readHistory(events).hasWrittenSinceDate).toBe(since);
});

it.each([
	[happen(["artist", "letter", "Hello"], ["client", "words", "Hi"]), "I wrote to you"],
	[happen(["artist", "state", "done"], ["artist", "letter"]), "I got back to you"],
	[happen(["site", "letter"]), undefined],
	[happen(["artist", "state", "quoted"], ["artist", "letter", "$500"]), undefined],
	[happen(["artist", "letter", "No"], ["artist", "state", "declined"]), undefined],
	[happen(["artist", "letter", "A day"], ["client", "date", "Declined the date"]), undefined],
])("knows whether the artist's last act was a letter alone %#", (events, title) => {
	expect(readHistory(events).letter?.title).toBe(title);
});

it.each([
	[happen(["client", "words", "Friday?"], ["artist", "date", "Proposed an appointment"]), false],
	[happen(["artist", "date", "Proposed an appointment"], ["client", "words", "Friday?"]), true],
	[
		happen(
			["artist", "date", "Proposed an appointment"],
			["artist", "date", "Proposed an appointment"],
			["client", "date", "Declined the date"],
		),
		true,
	],
	[happen(["artist", "date", "Moved an appointment"]), false],
])("knows whether the client has asked since the artist last set a date %#", (events, asked) => {
	expect(readHistory(events).hasAskedSinceDate).toBe(asked);
});
