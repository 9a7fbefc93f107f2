import { useMemo } from "react";
import type { DocumentKeys } from "./copy-precedence.ts";
import type { ListItem, RecordSchema } from "./merge-stored.ts";
import { makeListRules } from "./stored-list.ts";
import { useStoredDocument } from "./use-stored-document.ts";

/** @param schema of an item */
export function useStoredList<Item extends ListItem>(
	keys: DocumentKeys,
	label: string,
	builtIn: Item[],
	schema: RecordSchema<Item>,
) {
	const rules = useMemo(
		() => makeListRules(keys, label, builtIn, schema),
		[keys, label, builtIn, schema],
	);
	const { body: items, edit: change } = useStoredDocument(rules);
	return {
		items,
		edit(id: number, patch: Partial<Item>) {
			change(items.map((item) => (item.id === id ? { ...item, ...patch } : item)));
		},
		change,
	};
}
