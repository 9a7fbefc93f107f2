import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "../../ui/store.ts";
import type { Source } from "./copy-precedence.ts";

/** A document of the current page, for the developer bar. */
export interface RegisteredDocument {
	file: string;
	label: string;
	source: Source;
	/** Has edits that reopening the page would lose. */
	fleeting: boolean;
	/** Has edits that could not be stored. */
	unstored?: boolean;
	/** Complete, as shown. */
	body: unknown;
	/** In order. */
	ids: readonly (number | string)[];
	/** Storage keys of its copies. */
	keys: readonly string[];
	/** Absent for documents that the browser never stores. */
	savePermanently?(): void;
	/** Restores the site's version. @returns undoes it */
	reset(): () => void;
	/** Edits newer than the permanent copy. `discard` returns its undo. */
	unsaved?: { show(): void; discard(): () => void };
}

const { get, set, subscribe } = createStore<RegisteredDocument[]>([]);

/** Registers a document with the bar until unmount. */
export function useRegisterDocument(opened: RegisteredDocument | null): void {
	useEffect(() => {
		if (!opened) return;
		set([...get(), opened]);
		return () => set(get().filter((one) => one !== opened));
	}, [opened]);
}

export function useRegisteredDocuments(): RegisteredDocument[] {
	return useSyncExternalStore(subscribe, get, get);
}
