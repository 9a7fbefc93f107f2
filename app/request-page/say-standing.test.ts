import { expect, it } from "vitest";
import { chooseStanding, standings } from "./say-standing.ts";
import { sayDeadline } from "./say-when.server.ts";

const usual = {
	isWaitlisted: false,
	hasWritten: false,
	hasWrittenSinceDate: false,
	dates: "set",
	hasDate: false,
	hasOpenDate: false,
	hasPastDate: false,
	isDateAgreed: false,
	isDateLost: false,
	isDepositDue: false,
	hasPaymentLink: false,
	letter: null,
	opens: "",
} as const;

it.each([
	[{ state: "needs-info" }, "I have a question for you"],
	[{ state: "needs-info", hasWritten: true }, "I have your answer"],
	[{ state: "quoted" }, "You have my quote"],
	[{ state: "quoted", hasWritten: true }, "You wrote back about my quote"],
	[{ state: "new", isWaitlisted: true, hasWritten: true }, "You are on the waitlist"],
	[{ state: "booked" }, "Your appointment is set"],
	[{ state: "booked", dates: "open" }, "I have a date for you"],
	...(["new", "needs-info", "quoted", "deposit-received", "done"] as const).map(
		(state) => [{ state, dates: "open" }, "I have a date for you"] as const,
	),
	[{ state: "new", isWaitlisted: true, dates: "open" }, "I have a date for you"],
	...(["declined", "withdrawn"] as const).flatMap(
		(state) =>
			[
				[{ state, dates: "open" }, "I have a date for you"],
				[{ state, hasDate: true }, "Your appointment is set"],
			] as const,
	),
	[{ state: "deposit-asked", dates: "open" }, "The deposit comes next"],
	[{ state: "quoted", hasDate: true, isDepositDue: true }, "The deposit comes next"],
	[{ state: "booked", hasDate: true, isDepositDue: true }, "Your appointment is set"],
	[{ state: "booked", dates: "none" }, "We need a new day"],
	[{ state: "done", dates: "none", isDateLost: true }, "Your tattoo is done"],
	...(["new", "needs-info", "quoted", "deposit-asked", "deposit-received"] as const).map(
		(state) => [{ state, dates: "none", isDateLost: true }, "We need a new day"] as const,
	),
	[{ state: "quoted", dates: "none" }, "You have my quote"],
] as const)("%o is: %s", (facts, heading) => {
	expect(chooseStanding({ ...usual, ...facts })).toMatchObject({ heading });
});

it("names a date below only while there is one", () => {
	const booked = { ...usual, state: "booked" } as const;
	expect(chooseStanding({ ...booked, hasDate: true }).words).toContain("are below");
	expect(chooseStanding(booked).words).toContain("What I wrote to you says when and where.");
	const done = { ...usual, state: "done" } as const;
	expect(chooseStanding({ ...done, hasDate: true }).words).toContain("The date below is set.");
	expect(chooseStanding(done)).toEqual(standings.done);
	expect(chooseStanding({ ...booked, hasPastDate: true })).toMatchObject({
		heading: "The day of your appointment has passed",
		way: { to: "/aftercare" },
	});
});

it("asks for other days only until the client has named them", () => {
	const lost = { ...usual, state: "booked", dates: "none" } as const;
	expect(chooseStanding(lost).words).toContain("Tell me below which days work for you");
	expect(chooseStanding({ ...lost, hasWritten: true })).toEqual(chooseStanding(lost));
	expect(chooseStanding({ ...lost, hasWrittenSinceDate: true }).words).toContain(
		"I have your message",
	);
});

it("promises no appointment before the deposit is here", () => {
	const due = { ...usual, isDepositDue: true } as const;
	expect(chooseStanding({ ...due, state: "quoted", dates: "open" }).words).toContain(
		"Once you confirm it and your deposit arrives, your appointment is set.",
	);
	for (const state of ["quoted", "deposit-asked"] as const)
		expect(chooseStanding({ ...due, state, hasDate: true }).words).toContain(
			"I’m holding the date below for you. Once your deposit arrives, your appointment is set.",
		);
	const paid = { ...usual, state: "deposit-received", hasDate: true } as const;
	expect(chooseStanding(paid).heading).toBe("Your appointment is set");
});

it("says what of the deposit stands below, and claims no email", () => {
	const asked = { ...usual, state: "deposit-asked" } as const;
	const due = { ...asked, isDepositDue: true };
	for (const hasDate of [false, true]) {
		const say = (facts: typeof due | typeof asked, hasPaymentLink = false) =>
			chooseStanding({ ...facts, hasDate, hasPaymentLink }).words;
		expect(say(due, true)).toContain("The amount and the link to pay are below.");
		expect(say(due)).toContain("The amount is below. What I wrote to you says how to pay.");
		expect(say(asked)).toContain(
			"What I wrote to you says how much the deposit is and how to pay.",
		);
	}
	expect(JSON.stringify(standings)).not.toContain("email");
});

it("says of a declined request that an agreed date is off", () => {
	const declined = { ...usual, state: "declined", isDateAgreed: true } as const;
	expect(chooseStanding(declined).words).toMatch(/^Thank you/);
	const lost = { ...declined, dates: "none" } as const;
	expect(chooseStanding(lost).words).toMatch(/^The date we had is off\./);
	expect(chooseStanding({ ...lost, isDateAgreed: false }).words).toMatch(/^Thank you/);
});

it("says of a new request that the artist has written, and when", () => {
	const letter = { title: "I wrote to you", at: "May 4 at 4:10 PM" };
	const choose = (facts: object) => chooseStanding({ ...usual, state: "new", letter, ...facts });
	expect(choose({})).toEqual({
		heading: "I wrote to you",
		words: "That was on May 4 at 4:10 PM. If I asked you something, answer below.",
	});
	expect(choose({ hasWritten: true }).heading).toBe("I have your answer");
	expect(choose({ state: "deposit-received" })).toEqual(standings["deposit-received"]);
	expect(choose({ isWaitlisted: true }).heading).toBe("You are on the waitlist");
});

it("says on the waitlist alone when the books open again", () => {
	const opens = "The books open again on May 1, 2026.";
	const say = (isWaitlisted: boolean, hasWritten: boolean) =>
		chooseStanding({ ...usual, state: "new", isWaitlisted, hasWritten, opens }).words;
	expect(say(true, false)).toMatch(/when there’s room for it\. The books open again on May 1/);
	expect(say(true, true)).toContain(opens);
	expect(say(false, false)).not.toContain(opens);
});

it("names the deadline in the studio's time, with the date only if it is far", () => {
	const place = { locale: "en-US", timeZone: "America/Denver" };
	const due = new Date("2026-11-24T23:10:00Z");
	const day = 24 * 60 * 60 * 1000;
	const say = (days: number) => sayDeadline(due, new Date(due.getTime() - days * day), place);
	expect(say(1)).toBe("Tuesday at 4:10 PM MST");
	expect(say(-2)).toBe("Tuesday at 4:10 PM MST");
	expect(say(8)).toBe("Tuesday, November 24 at 4:10 PM MST");
});
