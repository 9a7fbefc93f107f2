import { cutText } from "../field/inline-text.ts";
import type { DocumentKeys, DocumentRules } from "./copy-precedence.ts";

/** One of a list that can be edited: found by its id. */
export interface ListItem {
	id: number;
}

/** @returns a list only if it is an array whose items all have a numeric id; an empty one is none */
export function acceptList(value: unknown): ListItem[] | null {
	if (!Array.isArray(value) || value.length === 0) return null;
	const hasId = (item: unknown) =>
		typeof item === "object" && item !== null && Number.isFinite((item as ListItem).id);
	return value.every(hasId) ? value : null;
}

/**
 * How a list is kept. A local copy with other ids than the site's list is discarded, unless there is a permanent one.
 *
 * @param label what the artist calls it
 * @param blank what an item that the site has not is filled up with
 */
export function makeListRules<Item extends ListItem>(
	keys: DocumentKeys,
	label: string,
	builtIn: Item[],
	blank: Item,
): DocumentRules<Item[]> {
	return {
		keys,
		label,
		builtIn,
		read(stored) {
			const list = acceptList(stored);
			return list && mend(list, builtIn, blank);
		},
		fits: (list) => hasSameIds(list, builtIn),
		hasEdits,
		listIds: (list) => list.map(({ id }) => id),
	};
}

/** In whichever order, and however often. */
function hasSameIds(list: ListItem[], other: ListItem[]): boolean {
	const ids = new Set(list.map(({ id }) => id));
	const others = new Set(other.map(({ id }) => id));
	return ids.size === others.size && [...ids].every((id) => others.has(id));
}

/** What a stored item lacks, or has of another kind, is as the site has it. Each id stands once, where it is first. */
function mend<Item extends ListItem>(stored: ListItem[], builtIn: Item[], blank: Item): Item[] {
	const known = new Map(builtIn.map((item) => [item.id, item]));
	const mended = new Map<number, Item>();
	for (const item of stored) {
		if (!mended.has(item.id)) mended.set(item.id, mendItem(item, known.get(item.id) ?? blank));
	}
	return [...mended.values()];
}

function mendItem<Item extends ListItem>(stored: ListItem, original: Item): Item {
	const sound = Object.entries(stored)
		.filter(
			([name, value]) =>
				Object.hasOwn(original, name) && typeof value === typeof original[name as keyof Item],
		)
		.map(([name, value]) => [name, typeof value === "string" ? cutText(value) : value]);
	return { ...original, ...Object.fromEntries(sound) };
}

/** Also a part of the list, as a filter had it: when a text is another, or the order of those that it has. */
function hasEdits<Item extends ListItem>(part: Item[], whole: Item[]): boolean {
	const ids = new Set(part.map(({ id }) => id));
	const same = whole.filter(({ id }) => ids.has(id));
	return JSON.stringify(same) !== JSON.stringify(part);
}
