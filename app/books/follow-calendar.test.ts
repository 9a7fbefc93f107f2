import { describe, expect, it } from "vitest";
import type { BookedEvent, Books } from "../publishing/schemas/books.ts";
import { followCalendar, listNews, readBooksDay } from "./follow-calendar.ts";
import { sayBooks, sayDays } from "./say-books.ts";

const event = (id: string, from: string, until: string): BookedEvent => ({
	...{ id, from, until },
	...{ kind: "Guest spot", name: "A studio", place: "A town" },
});
const books: Books = {
	state: "closed",
	text: "Back in spring.",
	opensOn: "2026-05-01",
	events: [event("b", "2026-06-03", "2026-06-03"), event("a", "2026-04-02", "2026-04-05")],
};

describe("books and the calendar", () => {
	it("open on their day, and not before", () => {
		expect(followCalendar(books, "2026-04-30")).toMatchObject({ state: "closed" });
		expect(followCalendar(books, "2026-05-01")).toMatchObject({
			...{ state: "open", text: "", opensOn: null },
		});
	});

	it("keep an event through its last day, in the order of first days", () => {
		const idsOn = (day: string) => followCalendar(books, day).events.map(({ id }) => id);
		expect(idsOn("2026-04-05")).toEqual(["a", "b"]);
		expect(idsOn("2026-04-06")).toEqual(["b"]);
	});

	it("end a day only when it is over everywhere", () => {
		expect(readBooksDay(Date.parse("2026-04-06T11:59:00Z"))).toBe("2026-04-05");
		expect(readBooksDay(Date.parse("2026-04-06T12:00:00Z"))).toBe("2026-04-06");
	});

	it("are news unless they are open without a word", () => {
		const open: Books = { state: "open", text: "", opensOn: null, events: [] };
		expect(listNews(open)).toBeUndefined();
		expect(listNews({ ...open, text: "Open for May." })).toBeDefined();
		expect(listNews({ ...open, events: books.events })).toBeDefined();
		expect(listNews({ ...open, state: "waitlist" })).toBeDefined();
	});
});

describe("words about the books", () => {
	it("are the artist's, or plain ones, and name the day", () => {
		expect(sayBooks(books, "en-US")).toEqual({
			title: "The books are closed",
			text: "Back in spring. A request you send goes on the waitlist, and I’ll write to you when a spot opens up.",
			opens: "The books open again on May\u00a01,\u00a02026.",
		});
		expect(sayBooks({ state: "waitlist", text: "", opensOn: null }, "en-US")).toMatchObject({
			text: "I’m booked up for now. A request you send goes on the waitlist, and I’ll write to you when a spot opens up.",
			opens: "",
		});
		expect(sayBooks({ state: "open", text: "", opensOn: null }, "en-US")).toBeUndefined();
	});

	it("name one day or several", () => {
		const say = (from: string, until: string) => sayDays({ from, until }, "en-US", "2026");
		expect(say("2026-06-03", "2026-06-03")).toBe("Jun 3");
		expect(say("2026-04-02", "2026-04-05")).toMatch(/^Apr 2.5$/);
		expect(say("2026-04-29", "2026-05-02")).toMatch(/^Apr 29.May 2$/);
	});

	it("name the year of days in another one", () => {
		const say = (from: string, until: string) => sayDays({ from, until }, "en-US", "2026");
		expect(say("2027-05-10", "2027-05-12")).toMatch(/^May 10.12, 2027$/);
		expect(say("2027-05-10", "2027-05-10")).toBe("May 10, 2027");
		expect(say("2026-12-30", "2027-01-02")).toMatch(/^Dec 30, 2026.Jan 2, 2027$/);
	});
});
