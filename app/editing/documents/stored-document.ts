import {
	sayBriefly,
	sayCleared,
	sayEditsNotStored,
	sayNotStored,
	sayPendingNotStored,
	saySaved,
} from "../toasts.ts";
import {
	readStoredText,
	removeStored,
	takeStored,
	watchStorageChanges,
	writeStored,
} from "./browser-storage.ts";
import {
	type DocumentRules,
	findLost,
	type OpenedCopy,
	openCleared,
	openCopy,
	openLatest,
	type Taken,
	takeCleared,
} from "./copy-precedence.ts";
import { queueChange } from "./pending-changes.ts";
import { isSame, rebase } from "./rebase.ts";

/** A document as its page shows it by now. */
export interface ShownCopy<Body> extends OpenedCopy<Body> {
	/** Not all of it is stored: when storage is full or switched off. */
	unstored?: true | undefined;
}

/** A document while its page is open: what is seen of it, and its copies in storage. */
export interface StoredDocument<Body> {
	get(): ShownCopy<Body>;
	/** @returns what ends it */
	subscribe(listener: () => void): () => void;
	/** Shows it changed, and keeps the local copy. */
	change(next: Body): void;
	savePermanently(): void;
	/** @returns what undoes it */
	reset(): () => void;
	/** Shows the later edits that the permanent copy takes precedence of. */
	showUnsaved(): void;
	/** @returns what undoes it */
	discardUnsaved(): () => void;
}

/**
 * A document as its page shows it. What is to be cleared when the page opens is cleared, and told of, with the
 * first who subscribes: a page that is drawn and then not shown has touched nothing.
 *
 * @param clears false where the page has opened before, and only a part of it is drawn anew; what was there,
 *   where it is cleared already
 */
export function openStoredDocument<Body>(
	rules: DocumentRules<Body>,
	clears: boolean | Taken = true,
): StoredDocument<Body> {
	const { keys, label, builtIn } = rules;
	const copies = keys.permanent ? [keys.local, keys.permanent] : [keys.local];
	const listeners = new Set<() => void>();
	let toBeCleared = clears;
	let shown: ShownCopy<Body> = clears ? openCleared(rules) : openCopy(rules);
	// What storage has of what is shown: less than that, when it is full or switched off.
	let kept = shown.body;
	let texts = readTexts();
	let busy = false;

	function readTexts(): string {
		return copies.map(readStoredText).join("\0");
	}

	function show(next: OpenedCopy<Body>, stored = next.body): void {
		shown = { ...next, unstored: isSame(next.body, stored) ? undefined : true };
		kept = stored;
		texts = readTexts();
		for (const listener of listeners) listener();
	}

	/** Takes up what was stored elsewhere, in another tab for example, with what is only on this screen. */
	function takeUp(): void {
		if (readTexts() === texts) return;
		const before = shown;
		const stored = shown.source === "local" ? openLatest(rules) : openCopy(rules);
		const body = rebase(kept, shown.body, stored.body);
		const lost = before.source === "local" && stored.source !== "local" && !isSame(kept, body);
		show(isSame(body, stored.body) ? stored : { ...shown, body }, stored.body);
		if (lost && keys.cleared?.includes(keys.local)) sayCleared(() => bringBack(before.body));
	}

	/** What another tab has cleared as it opened this page. */
	function bringBack(body: Body): void {
		act(() => {
			const isBack = readStoredText(keys.local) !== null || writeStored(keys.local, body);
			if (!isBack) sayNotStored("These edits");
			show(openLatest(rules));
		});
	}

	/** Its own writing is nothing to be taken up. */
	function act<Result>(change: () => Result): Result {
		busy = true;
		try {
			return change();
		} finally {
			busy = false;
		}
	}

	function clear(): void {
		if (!toBeCleared) return;
		const cleared = findLost(rules, toBeCleared === true ? takeCleared(keys) : toBeCleared);
		toBeCleared = false;
		if (!cleared) return;
		const { bringBack } = cleared;
		sayCleared(
			bringBack &&
				(() =>
					act(() => {
						if (!bringBack()) sayNotStored("These edits");
						show(openLatest(rules));
					})),
		);
	}

	return {
		get: () => shown,
		subscribe(listener) {
			clear();
			listeners.add(listener);
			const unwatch = watchStorageChanges(() => busy || takeUp());
			takeUp();
			return () => {
				listeners.delete(listener);
				unwatch();
			};
		},
		change: (next) =>
			act(() => {
				const latest = openLatest(rules);
				const changed = rebase(kept, next, latest.body);
				const body = rules.read(changed) ?? changed;
				const stored = writeStored(keys.local, body);
				const earlier = shown.unsaved;
				show({ body, source: "local", unsaved: false }, stored ? body : latest.body);
				if (!stored) return sayEditsNotStored();
				sayBriefly(
					"Changes saved locally",
					earlier ? "Earlier edits that were not saved permanently are back with them." : undefined,
				);
			}),
		savePermanently: () =>
			act(() => {
				takeUp();
				const { body, unsaved } = shown;
				const stored = writeStored(keys.permanent ?? keys.local, body);
				if (stored) {
					if (keys.permanent && !unsaved) removeStored(keys.local);
					show({ body, source: keys.permanent ? "permanent" : "local", unsaved });
				}
				if (!queueChange(keys.file, body)) return sayPendingNotStored();
				if (!stored) return sayNotStored(label, "What was to be saved is pending: export it.");
				saySaved(keys.file);
			}),
		reset: () =>
			act(() => {
				const before = shown;
				const keptBefore = kept;
				const putBack = takeStored(copies);
				show({ body: builtIn, source: "default", unsaved: false });
				return () =>
					act(() => {
						const done = putBack();
						show(before, done ? keptBefore : builtIn);
						if (!done) sayNotStored(label);
					});
			}),
		showUnsaved: () => act(() => show(openLatest(rules))),
		discardUnsaved: () =>
			act(() => {
				const putBack = takeStored([keys.local]);
				show({ ...shown, unsaved: false }, kept);
				return () =>
					act(() => {
						if (!putBack()) sayNotStored("These edits");
						show(openCopy(rules));
					});
			}),
	};
}
