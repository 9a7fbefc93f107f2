/** Descriptions for the artist. */
export const placeholders = {
	"first name": "the client’s first name",
	piece: "the piece they asked about",
	quote: "the amount of the quote",
	deposit: "the amount of the deposit",
	"due date": "the day the deposit is due",
	"payment link": "your payment link",
	date: "the day of the appointment",
	time: "the time of the appointment",
	place: "the place of the appointment",
	"page link": "the client’s own page",
	studio: "the studio’s name",
	artist: "your name",
} as const;

type Placeholder = keyof typeof placeholders;

export const ofAppointment: Placeholder[] = ["date", "time", "place"];

/** null: there is nothing to fill in. */
export type PlaceholderValues = Record<Placeholder, string | null>;

const pattern = /\{([^{}\n]*)\}/g;

function readName(written: string): Placeholder | null {
	const name = written.trim().replace(/\s+/g, " ").toLowerCase();
	return Object.hasOwn(placeholders, name) ? (name as Placeholder) : null;
}

/** In one pass, so braces inside a value are left alone. Placeholders without a value stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
	return text.replace(pattern, (whole, written: string) => {
		const name = readName(written);
		return (name && values[name]) ?? whole;
	});
}

export function findPlaceholders(text: string): Placeholder[] {
	const names = [...text.matchAll(pattern)].map(([, written = ""]) => readName(written));
	return [...new Set(names.filter((name) => name !== null))];
}

/** @returns unknown placeholders as written, and unmatched braces */
export function findUnknown(text: string): string[] {
	const unknown = [...text.matchAll(pattern)]
		.filter(([, written = ""]) => readName(written) === null)
		.map(([whole]) => whole);
	const loose = text.replace(pattern, "").match(/[{}]/g) ?? [];
	return [...new Set([...unknown, ...loose])];
}

export function findEmpty(text: string, values: PlaceholderValues): Placeholder[] {
	return findPlaceholders(text).filter((name) => values[name] === null);
}

/** Removes the sentence with the link, and the line above it if that ends in a colon. */
export function leaveOutPageLink(text: string): string {
	return text
		.replace(/(?<![^.!?\n])(?:[^.!?\n]*:\n)?[^.!?\n]*\{ *page +link *\}[^.!?\n]*[.!?]?/gi, "")
		.replace(/[ \t]+$/gm, "")
		.replace(/\n{3,}/g, "\n\n");
}

/** Either of them blocks sending. */
export interface PlaceholderProblems {
	/** As written. */
	unknown: string[];
	empty: Placeholder[];
}

/** @returns placeholders, single braces and the text between them, with their offsets */
export function splitAtBraces(text: string): { at: number; part: string }[] {
	const found = [...text.matchAll(/\{[^{}\n]*\}|[{}]|[^{}]+/g)];
	return found.map(({ 0: part, index }) => ({ at: index, part }));
}

export function isMissing(part: string, { unknown, empty }: PlaceholderProblems): boolean {
	const name = part.startsWith("{") && readName(part.slice(1, -1));
	return unknown.includes(part) || (name ? empty.includes(name) : false);
}

export function sayUnknown(unknown: string[]): string {
	const [first] = unknown;
	return unknown.length === 1
		? `${first} is not a placeholder.`
		: `These are not placeholders: ${unknown.join(", ")}.`;
}
