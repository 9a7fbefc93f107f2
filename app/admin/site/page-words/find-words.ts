import type { DocumentName, Documents } from "../../../publishing/documents.ts";
import { writeFigures } from "../../../publishing/figures.ts";
import type { Studio } from "../../../publishing/schemas/studio.ts";
import { type Shape, shapeOf } from "../../../publishing/shape.ts";
import { formatPhone } from "../../../ui/page/studio-links.ts";
import { hasId, tokenOf } from "../changes/place.ts";

interface FoundWords {
	key: DocumentName;
	/** As in `Place`. */
	path: string[];
}

interface Words extends FoundWords {
	text: string;
	/** A choice, or an amount: only the whole is recognized. */
	isValue?: boolean;
}

/** Shorter ones stand in too many texts. */
const leastPart = 4;

/**
 * Finds the field that a page's words come from.
 * @param words of one element, as a visitor reads them
 * @param bodies as visitors read them
 * @param page its documents, whose texts may also be a part of the words or have them as a part; and the item that it
 *   shows, such as `id 12`, which comes first. `isHeading` matches only a whole text of these documents
 */
export function findWords(
	words: string,
	bodies: Partial<Documents>,
	page: { documents: DocumentName[]; item?: string | undefined; isHeading?: boolean },
): FoundWords | undefined {
	const asked = simplify(words);
	if (!asked) return undefined;
	const all = (Object.keys(bodies) as DocumentName[]).flatMap((key) => [
		...listWords(shapeOf(key), bodies[key], { key, path: [] }),
		...(key === "studio" && bodies.studio ? listFigures(bodies.studio) : []),
	]);
	const rank = (one: Words) => (isOf(page.item, one) ? 2 : 0) + (isHeadingField(one) ? 1 : 0);
	const near = all
		.filter(({ key }) => page.documents.includes(key))
		.sort((one, other) => rank(other) - rank(one));
	const texts = near.filter(({ isValue }) => !isValue);
	const isWhole = ({ text }: Words) => text === asked;
	const found = page.isHeading
		? texts.find(isWhole)
		: (near.find(isWhole) ??
			all.find((one) => !one.isValue && isWhole(one)) ??
			texts.find(({ text }) => hasPhrase(text, asked)) ??
			texts
				.filter(({ text }) => hasPhrase(asked, text))
				.sort((one, other) => other.text.length - one.text.length)[0]);
	return found && { key: found.key, path: found.path };
}

function isOf(item: string | undefined, { path }: FoundWords): boolean {
	return item !== undefined && path.includes(item);
}

function isHeadingField({ path }: FoundWords): boolean {
	return path.at(-1) === "heading";
}

function listWords(shape: Shape, value: unknown, { key, path }: FoundWords): Words[] {
	const enter = (inner: Shape, name: string, one: unknown) =>
		listWords(inner, one, { key, path: [...path, hasId(one) ? tokenOf(one) : name] });
	switch (shape.kind) {
		case "optional":
			return listWords(shape.of, value, { key, path });
		case "list":
		case "record": {
			const inner = shape.kind === "list" ? shape.item : shape.value;
			return Object.entries(Object(value)).flatMap(([name, one]) => enter(inner, name, one));
		}
		case "object":
			return Object.entries(shape.fields).flatMap(([name, inner]) =>
				enter(inner, name, Object(value)[name]),
			);
		case "choice":
		case "text": {
			// The others are names of pictures and the like.
			const isRead =
				shape.kind === "choice" || !shape.format || /^(markdown|phone)$/.test(shape.format);
			const isEmail = shape.kind === "text" && shape.format === "address" && /@/.test(`${value}`);
			if (typeof value !== "string" || value === "" || !(isRead || isEmail)) return [];
			// No page shows it.
			if (path.at(-1) === "emailSubject") return [];
			const text = simplify(formatPhone(value));
			return [{ key, path, text, isValue: shape.kind === "choice" }];
		}
		default:
			return [];
	}
}

/** Amounts are numbers in the document. */
function listFigures(studio: Studio): Words[] {
	return Object.entries(writeFigures(studio)).flatMap(([name, text]) => {
		const amount: unknown = Object(studio)[name];
		if (amount === undefined || typeof amount === "string") return [];
		const path = [name, ...Object.keys(Object(amount)).slice(0, 1)];
		return [{ key: "studio" as const, path, text: simplify(text), isValue: true }];
	});
}

function hasPhrase(text: string, part: string): boolean {
	const at = text.indexOf(part);
	const end = at + part.length;
	// Around a full stop there may be no space: a paragraph's link stands on a line of its own.
	const isWithin = [text.slice(at - 1, at + 1), text.slice(end - 1, end + 1)].some((pair) =>
		/^[\p{L}\p{N}]{2}$/u.test(pair),
	);
	return at >= 0 && part.length >= leastPart && !isWithin;
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
