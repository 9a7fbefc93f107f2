import {
	sayBriefly,
	sayCleared,
	sayEditsNotStored,
	sayNotStored,
	sayPendingNotStored,
	saySaved,
} from "../toasts.ts";
import { readStoredText, removeStored, takeStored, writeStored } from "./browser-storage.ts";
import {
	type DocumentRules,
	findLost,
	openCleared,
	openCopy,
	openLatest,
	type Taken,
	takeCleared,
} from "./copy-precedence.ts";
import { queueChange } from "./pending-changes.ts";
import { rebase } from "./rebase.ts";
import { followCopy, type ShownCopy } from "./shown-copy.ts";

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
	let toBeCleared = clears;
	const copy = followCopy(rules, clears ? openCleared(rules) : openCopy(rules), (before) =>
		sayCleared(() =>
			showAgain(() => readStoredText(keys.local) !== null || writeStored(keys.local, before)),
		),
	);
	const { get, getKept, show, act } = copy;

	/** Shows edits that were cleared or discarded. @param bringBack whether it could */
	function showAgain(bringBack: () => boolean, open = openLatest): void {
		act(() => {
			if (!bringBack()) sayNotStored("These edits");
			show(open(rules));
		});
	}

	function clear(): void {
		if (!toBeCleared) return;
		const cleared = findLost(rules, toBeCleared === true ? takeCleared(keys) : toBeCleared);
		toBeCleared = false;
		if (!cleared) return;
		const { bringBack } = cleared;
		sayCleared(bringBack && (() => showAgain(bringBack)));
	}

	return {
		get,
		subscribe(listener) {
			clear();
			return copy.subscribe(listener);
		},
		change: (next) =>
			act(() => {
				const latest = openLatest(rules);
				const changed = rebase(getKept(), next, latest.body);
				const body = rules.read(changed) ?? changed;
				const stored = writeStored(keys.local, body);
				const earlier = get().unsaved;
				show({ body, source: "local", unsaved: false }, stored ? body : latest.body);
				if (!stored) return sayEditsNotStored();
				sayBriefly(
					"Changes saved locally",
					earlier ? "Earlier edits that were not saved permanently are back with them." : undefined,
				);
			}),
		savePermanently: () =>
			act(() => {
				copy.takeUp();
				const { body, unsaved } = get();
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
				const before = get();
				const keptBefore = getKept();
				const putBack = takeStored([keys.local, keys.permanent ?? keys.local]);
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
				show({ ...get(), unsaved: false }, getKept());
				return () => showAgain(putBack, openCopy);
			}),
	};
}
