import { readStoredText, watchStorageChanges } from "./browser-storage.ts";
import { type DocumentRules, type OpenedCopy, openCopy, openLatest } from "./copy-precedence.ts";
import { isSame, rebase } from "./rebase.ts";

/** A document as its page shows it by now. */
export interface ShownCopy<Body> extends OpenedCopy<Body> {
	/** Not all of it is stored: when storage is full or switched off. */
	unstored?: true | undefined;
}

/**
 * What is shown of a document, and what storage has of that. What is stored elsewhere, in another tab for example, is
 * taken up together with what is only on this screen.
 *
 * @param onCleared another tab has cleared edits as it opened this page. @param before what they were
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

	/** @param stored what storage has of it */
	function show(next: OpenedCopy<Body>, stored = next.body): void {
		shown = { ...next, unstored: isSame(next.body, stored) ? undefined : true };
		kept = stored;
		texts = readTexts();
		for (const listener of listeners) listener();
	}

	function takeUp(): void {
		if (readTexts() === texts) return;
		const before = shown;
		const stored = shown.source === "local" ? openLatest(rules) : openCopy(rules);
		const body = rebase(kept, shown.body, stored.body);
		const lost = before.source === "local" && stored.source !== "local" && !isSame(kept, body);
		show(isSame(body, stored.body) ? stored : { ...shown, body }, stored.body);
		if (lost && keys.cleared?.includes(keys.local)) onCleared(before.body);
	}

	return {
		get: () => shown,
		getKept: () => kept,
		show,
		takeUp,
		/** Its own writing is nothing to be taken up. */
		act<Result>(change: () => Result): Result {
			busy = true;
			try {
				return change();
			} finally {
				busy = false;
			}
		},
		/** @returns what ends it */
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
