import { createContext, useLayoutEffect, useRef, useState } from "react";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";

interface EditableList {
	items: Artwork[];
	edit(id: number, patch: Partial<Artwork>): void;
	change(items: Artwork[]): void;
}

/** Stable while the wall is mounted. */
export interface WallEditing {
	edit(id: number, patch: Pick<Partial<Artwork>, "title" | "description">): void;
	/** @param to id of the piece whose place it takes */
	reorder(id: number, to: number): void;
}

/** Null while the mode is off. */
export const Editing = createContext<WallEditing | null>(null);

export function useEditing(list: EditableList): WallEditing {
	const latest = useRef(list);
	useLayoutEffect(() => {
		latest.current = list;
	});
	const [editing] = useState<WallEditing>(() => ({
		edit: (id, patch) => latest.current.edit(id, patch),
		reorder(id, to) {
			const { items, change } = latest.current;
			const from = items.findIndex((item) => item.id === id);
			const at = items.findIndex((item) => item.id === to);
			const moved = items[from];
			if (!moved || at < 0 || at === from) return;
			change(items.toSpliced(from, 1).toSpliced(at, 0, moved));
		},
	}));
	return editing;
}
