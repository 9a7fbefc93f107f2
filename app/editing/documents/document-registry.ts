import { useEffect, useSyncExternalStore } from "react";
import type { Source } from "./copy-precedence.ts";

/** A document that can be edited on the page that is open, as the mode's bar tells of it. */
export interface OpenedDocument {
	/** Its name in `content/`. */
	file: string;
	/** What the artist calls it. */
	label: string;
	source: Source;
	/** It has edits that are gone when its page is opened again. */
	fleeting: boolean;
	/** It has edits for which storage had no room: they are on the screen only. */
	unstored?: boolean;
	/** The whole of it, as it is shown. */
	body: unknown;
	/** Ids of its items in their order. */
	ids: readonly (number | string)[];
	/** Where its copies are kept in this browser. */
	keys: readonly string[];
	/** Absent where a document is never kept. */
	savePermanently?(): void;
	/** Makes it what the site has. @returns what undoes that; the bar offers it and says what was done */
	reset(): () => void;
	/** Later edits that the permanent copy takes precedence of: to be shown, or discarded. @returns what undoes that */
	unsaved?: { show(): void; discard(): () => void };
}

let listed: OpenedDocument[] = [];
const listeners = new Set<() => void>();

/** Tells the bar of a document, for as long as the page that shows it is open. */
export function useOpenedDocument(opened: OpenedDocument): void {
	useEffect(() => {
		set([...listed, opened]);
		return () => set(listed.filter((one) => one !== opened));
	}, [opened]);
}

export function useOpenedDocuments(): OpenedDocument[] {
	return useSyncExternalStore(
		subscribe,
		() => listed,
		() => listed,
	);
}

function set(next: OpenedDocument[]): void {
	listed = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
