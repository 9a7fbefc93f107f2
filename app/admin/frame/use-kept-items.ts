import { useState } from "react";

/**
 * Keeps the forms of items that another device has deleted while something is typed into them, so that the answer to
 * another form discards nothing.
 * @param items another array whenever the page was loaded again
 * @param deleting the item that this page is deleting
 * @returns the items with those that are gone, and what to call when something is typed into one
 */
export function useKeptItems<Item extends { id: string }>(
	items: Item[],
	deleting: string | undefined,
): { kept: Item[]; note: (id: string) => void } {
	const [typedInto] = useState(() => new Set<string>());
	const [known, setKnown] = useState({ items, kept: items, deleting });
	if (known.items !== items || known.deleting !== deleting) {
		const isLost = ({ id }: Item) =>
			typedInto.has(id) && id !== known.deleting && !items.some((one) => one.id === id);
		const kept = known.items === items ? known.kept : [...items, ...known.kept.filter(isLost)];
		setKnown({ items, kept, deleting });
	}
	return { kept: known.kept, note: (id) => void typedInto.add(id) };
}
