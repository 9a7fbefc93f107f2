import { readStoredText, watchStorageChanges } from "./browser-storage.ts";
import { type DocumentRules, type OpenedCopy, openCopy, openLatest } from "./copy-precedence.ts";
import { isSameJson, rebase } from "./rebase.ts";

export interface ShownCopy<Body> extends OpenedCopy<Body> {
	/** Storage is full or disabled. */
	unstored?: true | undefined;
}

/**
 * Tracks the shown and the stored copy. Merges changes from other tabs with unstored edits.
 *
 * @param onCleared another tab cleared edits by opening this page; `before` are those edits
 */
export function followCopy<Body>(
	rules: DocumentRules<Body>,
	first: OpenedCopy<Body>,
	onCleared: (before: Body) => void,
) {
	const { keys } = rules;
	const copies = [keys.local, keys.permanent ?? keys.local];
	const listeners = new Set<() => void>();
	let shown: ShownCopy<Body> = first;
	let kept = first.body;
	let texts = readTexts();
	let busy = false;

	function readTexts(): string {
		return copies.map(readStoredText).join("\0");
	}

	function show(next: OpenedCopy<Body>, stored = next.body): void {
		shown = { ...next, unstored: isSameJson(next.body, stored) ? undefined : true };
		kept = stored;
		texts = readTexts();
		for (const listener of listeners) listener();
	}

	function takeUp(): void {
		if (readTexts() === texts) return;
		const before = shown;
		const stored = shown.source === "local" ? openLatest(rules) : openCopy(rules);
		const body = rebase(kept, shown.body, stored.body);
		const lost = before.source === "local" && stored.source !== "local" && !isSameJson(kept, body);
		show(isSameJson(body, stored.body) ? stored : { ...shown, body }, stored.body);
		if (lost && keys.cleared?.includes(keys.local)) onCleared(before.body);
	}

	return {
		get: () => shown,
		getKept: () => kept,
		show,
		takeUp,
		/** Runs a change without merging its own storage event. */
		act<Result>(change: () => Result): Result {
			busy = true;
			try {
				return change();
			} finally {
				busy = false;
			}
		},
		/** @returns unsubscribes */
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			const unwatch = watchStorageChanges(() => busy || takeUp());
			takeUp();
			return () => {
				listeners.delete(listener);
				unwatch();
			};
		},
	};
}
