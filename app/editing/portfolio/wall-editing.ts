import { createContext, useLayoutEffect, useRef, useState } from "react";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";

/** Stable while the wall is mounted. */
export interface WallEditing {
	edit(id: number, patch: Pick<Partial<Artwork>, "title" | "description">): void;
	/** @param to id of the piece whose place it takes */
	reorder(id: number, to: number): void;
}

/** Null while the mode is off. */
export const Editing = createContext<WallEditing | null>(null);

export function useEditing(items: Artwork[], change: (items: Artwork[]) => void): WallEditing {
	const latest = useRef({ items, change });
	useLayoutEffect(() => {
		latest.current = { items, change };
	});
	const [editing] = useState<WallEditing>(() => ({
		edit(id, patch) {
			const { items, change } = latest.current;
			change(items.map((item) => (item.id === id ? { ...item, ...patch } : item)));
		},
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
