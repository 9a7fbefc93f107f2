import type { DocumentKeys, DocumentRules } from "./copy-precedence.ts";
import { type ListItem, mergeList, type RecordSchema } from "./merge-stored.ts";

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

/** Also a part of the list, as a filter had it: when a text is another, or the order of those that it has. */
function hasEdits<Item extends ListItem>(part: Item[], whole: Item[]): boolean {
	const ids = new Set(part.map(({ id }) => id));
	const same = whole.filter(({ id }) => ids.has(id));
	return JSON.stringify(same) !== JSON.stringify(part);
}
