import type { DocumentKeys, DocumentRules } from "./copy-precedence.ts";
import { type ListItem, mergeList, type RecordSchema } from "./merge-stored.ts";

/** @returns null unless it is a non-empty array of items with numeric ids */
export function acceptList(value: unknown): ListItem[] | null {
	if (!Array.isArray(value) || value.length === 0) return null;
	const hasId = (item: unknown) =>
		typeof item === "object" && item !== null && Number.isFinite((item as ListItem).id);
	return value.every(hasId) ? value : null;
}

/**
 * Discards a local copy whose ids differ from the site's, unless there is a permanent copy.
 *
 * @param schema of an item
 */
export function makeListRules<Item extends ListItem>(
	keys: DocumentKeys,
	label: string,
	builtIn: Item[],
	schema: RecordSchema<Item>,
): DocumentRules<Item[]> {
	return {
		keys,
		label,
		builtIn,
		read(stored) {
			const list = acceptList(stored);
			return list && mergeList(schema, builtIn, list);
		},
		fits: (list) => hasSameIds(list, builtIn),
		adapt: (list) => keepKnown(list, builtIn),
		hasEdits,
		listIds: (list) => list.map(({ id }) => id),
	};
}

/** The items that the site has, those that the list lacks at their place on the site. */
export function keepKnown<Item extends ListItem>(list: Item[], site: Item[]): Item[] {
	const known = new Set(site.map(({ id }) => id));
	return fillUp(
		list.filter(({ id }) => known.has(id)),
		site,
	);
}

/** Inserts missing items at the site's position. */
export function fillUp<Item extends ListItem>(items: Item[], builtIn: Item[]): Item[] {
	const filled = [...items];
	for (const [at, item] of builtIn.entries()) {
		if (!items.some(({ id }) => id === item.id)) filled.splice(at, 0, item);
	}
	return filled;
}

/** Ignores order and repetition. */
function hasSameIds(list: ListItem[], other: ListItem[]): boolean {
	const ids = new Set(list.map(({ id }) => id));
	const others = new Set(other.map(({ id }) => id));
	return ids.size === others.size && [...ids].every((id) => others.has(id));
}

/** `part` may be a filtered list: compares texts and relative order. */
function hasEdits<Item extends ListItem>(part: Item[], whole: Item[]): boolean {
	const ids = new Set(part.map(({ id }) => id));
	const same = whole.filter(({ id }) => ids.has(id));
	return JSON.stringify(same) !== JSON.stringify(part);
}
