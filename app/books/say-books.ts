import type { BookedEvent, Books } from "../publishing/schemas/books.ts";

const words = {
	waitlist: {
		title: "Waitlist only",
		text: "I am booked up for now. A request you send goes on the waitlist.",
	},
	closed: {
		title: "The books are closed",
		text: "I am not booking new pieces right now. A request you send goes on the waitlist.",
	},
};

/** @returns what to say above the form; undefined if there is nothing */
export function sayBooks(
	{ state, text, opensOn }: Pick<Books, "state" | "text" | "opensOn">,
	locale: string,
): { title: string; text: string; opens: string } | undefined {
	if (state === "open") return text ? { title: "The books are open", text, opens: "" } : undefined;
	return {
		title: words[state].title,
		text: text || words[state].text,
		opens: opensOn ? `The books open again on ${sayDay(opensOn, locale)}.` : "",
	};
}

/** @returns such as `Dec 4 – 7` */
export function sayDays({ from, until }: Pick<BookedEvent, "from" | "until">, locale: string) {
	return new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", day: "numeric" })
		.formatRange(new Date(from), new Date(until))
		.replace(/\s*–\s*/, "–");
}

export function sayDay(day: string, locale: string): string {
	const style = { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" } as const;
	return new Date(day).toLocaleDateString(locale, style);
}
