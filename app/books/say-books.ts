import type { BookedEvent, Books } from "../publishing/schemas/books.ts";
import { sayDay } from "../ui/calendar/say-day.ts";

const words = {
	waitlist: { title: "Waitlist only", text: "I’m booked up for now." },
	closed: { title: "The books are closed", text: "I’m not booking new pieces right now." },
};

/** @returns what to say above the form; undefined if there is nothing */
export function sayBooks(
	{ state, text, opensOn }: Pick<Books, "state" | "text" | "opensOn">,
	locale: string,
): { title: string; text: string; opens: string } | undefined {
	if (state === "open") return text ? { title: "The books are open", text, opens: "" } : undefined;
	// Its parts stay together where a line ends.
	const day = opensOn && sayDay(opensOn, locale, "long").replaceAll(/\s/g, "\u00a0");
	return {
		title: words[state].title,
		text: `${endSentence(text || words[state].text)} A request you send goes on the waitlist, and I’ll write to you when a spot opens up.`,
		opens: day ? `The books open again on ${day}.` : "",
	};
}

function endSentence(text: string): string {
	return /[.!?…]["'”’)]*$/.test(text) ? text : `${text}.`;
}

interface Step {
	title: string;
	text: string;
}

/** @returns what happens next with a request that was sent now */
export function listNextSteps(
	usual: Step[],
	books: Pick<Books, "state" | "text" | "opensOn">,
	locale: string,
): Step[] {
	if (books.state === "open") return usual;
	const { opens } = sayBooks(books, locale) ?? {};
	const why = endSentence(books.text || words[books.state].text);
	return [
		{ title: "You are on the waitlist", text: opens ? `${why} ${opens}` : why },
		{
			title: "When there is room",
			text: "I’ll write to you. Until then, there’s nothing for you to do or pay.",
		},
	];
}

/**
 * @param year in which the page was made, so that server and browser write the same
 * @returns such as `Dec 4–7`, or `Dec 4–7, 2027` in another year
 */
export function sayDays(
	{ from, until }: Pick<BookedEvent, "from" | "until">,
	locale: string,
	year: string,
): string {
	const isThisYear = from.startsWith(year) && until.startsWith(year);
	const style = {
		month: "short",
		day: "numeric",
		year: isThisYear ? undefined : "numeric",
	} as const;
	return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...style })
		.formatRange(new Date(from), new Date(until))
		.replace(/\s*–\s*/, "–");
}
