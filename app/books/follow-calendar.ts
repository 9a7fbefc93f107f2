import type { Books } from "../publishing/schemas/books.ts";

/** Half a day late, so that no place on Earth is still in the day before. */
const lateMs = 12 * 60 * 60 * 1000;

export function readBooksDay(now: number): string {
	return new Date(now - lateMs).toISOString().slice(0, 10);
}

/** Opens the books on their day, drops what is past, and sorts what comes by its first day. */
export function followCalendar(books: Books, today: string): Books {
	const opened = books.state !== "open" && books.opensOn !== null && books.opensOn <= today;
	return {
		...(opened ? { state: "open", text: "", opensOn: null } : books),
		events: books.events
			.filter(({ until }) => until >= today)
			.sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)),
	};
}

/** @returns the books if visitors have to know of them; undefined while they are simply open */
export function listNews(books: Books): Books | undefined {
	const { state, text, events } = books;
	return state === "open" && text === "" && events.length === 0 ? undefined : books;
}
