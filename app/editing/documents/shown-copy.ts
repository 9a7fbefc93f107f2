import { readStoredText, watchStorageChanges } from "./browser-storage.ts";
import { type DocumentRules, type OpenedCopy, openCopy, openLatest } from "./copy-precedence.ts";
import { isSameJson } from "./rebase.ts";

/**
 * Shows what is stored, also by other tabs.
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
	let shown = first;
	let texts = readTexts();
	let busy = false;

	function readTexts(): string {
		return copies.map(readStoredText).join("\0");
	}

	function show(next: OpenedCopy<Body>): void {
		shown = next;
		texts = readTexts();
		for (const listener of listeners) listener();
	}

	function takeUp(): void {
		if (readTexts() === texts) return;
		const before = shown;
		show(before.source === "local" ? openLatest(rules) : openCopy(rules));
		const lost = before.source === "local" && shown.source !== "local";
		if (lost && !isSameJson(before.body, shown.body) && keys.cleared?.includes(keys.local))
			onCleared(before.body);
	}

	return {
		get: () => shown,
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
