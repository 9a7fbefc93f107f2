import type { DocumentName, Documents } from "../../../publishing/documents.ts";
import { writeFigures } from "../../../publishing/figures.ts";
import type { Studio } from "../../../publishing/schemas/studio.ts";
import { formatPhone } from "../../../ui/page/studio-links.ts";
import { hasId, tokenOf } from "../changes/place.ts";

interface FoundWords {
	key: DocumentName;
	/** As in `Place`. */
	path: string[];
}

interface Words extends FoundWords {
	text: string;
}

/** Shorter ones stand in too many texts. */
const leastPart = 4;

/**
 * Finds the field that a page's words come from.
 * @param words of one element, as a visitor reads them
 * @param bodies as visitors read them, those of the page first
 * @param own the page's documents: only in these, a part of the words or of a text is enough
 */
export function findWords(
	words: string,
	bodies: Partial<Documents>,
	own: DocumentName[],
): FoundWords | undefined {
	const asked = simplify(words);
	const all = (Object.keys(bodies) as DocumentName[]).flatMap((key) => [
		...listWords(bodies[key], { key, path: [] }),
		...(key === "studio" && bodies.studio ? listFigures(bodies.studio) : []),
	]);
	const near = all.filter(({ key }) => own.includes(key));
	const isLong = asked.length >= leastPart;
	const within = near
		.filter(({ text }) => text.length >= leastPart && asked.includes(text))
		.sort((one, other) => other.text.length - one.text.length);
	const found =
		[...near, ...all].find(({ text }) => text === asked) ??
		near.find(({ text }) => isLong && text.includes(asked)) ??
		within[0];
	return found && { key: found.key, path: found.path };
}

function listWords(value: unknown, { key, path }: FoundWords): Words[] {
	if (typeof value === "string") return [{ key, path, text: simplify(formatPhone(value)) }];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, one]) =>
		listWords(one, { key, path: [...path, hasId(one) ? tokenOf(one) : name] }),
	);
}

/** Amounts are numbers in the document. */
function listFigures(studio: Studio): Words[] {
	return Object.entries(writeFigures(studio)).flatMap(([name, text]) => {
		const amount: unknown = Object(studio)[name];
		if (amount === undefined) return [];
		const path = [name, ...Object.keys(Object(amount)).slice(0, 1)];
		return [{ key: "studio" as const, path, text: simplify(text) }];
	});
}

/** Without Markdown's marks and the page's typography. */
function simplify(text: string): string {
	return text
		.replace(/[‘’]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/[*_#>]/g, "")
		.replace(/\s+/g, " ")
		.trim();
}
