import { useMemo } from "react";
import type { DocumentKeys } from "./copy-precedence.ts";
import { type ListItem, makeListRules } from "./stored-list.ts";
import { useStoredDocument } from "./use-stored-document.ts";

/**
 * A list that the artist edits in this browser, with its copies in storage.
 *
 * @param label what the artist calls it
 * @param builtIn as the site has it
 * @param blank what an item that the site has not is filled up with
 */
export function useStoredList<Item extends ListItem>(
	keys: DocumentKeys,
	label: string,
	builtIn: Item[],
	blank: Item,
) {
	const rules = useMemo(
		() => makeListRules(keys, label, builtIn, blank),
		[keys, label, builtIn, blank],
	);
	const { body: items, source, edit: change } = useStoredDocument(rules);
	return {
		items,
		source,
		/** Changes an item and keeps the local copy. */
		edit(id: number, patch: Partial<Item>) {
			change(items.map((item) => (item.id === id ? { ...item, ...patch } : item)));
		},
		/** Shows the items changed, or in another order, and keeps the local copy. */
		change,
	};
}
