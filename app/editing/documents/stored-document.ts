import {
	sayBriefly,
	sayCleared,
	sayEditsNotStored,
	sayNotStored,
	sayPendingNotStored,
	saySaved,
	sayUnfit,
} from "../toasts.ts";
import { readStoredText, removeStored, takeStored, writeStored } from "./browser-storage.ts";
import {
	clearStored,
	type DocumentRules,
	keyAside,
	openCleared,
	openCopy,
	openLatest,
	setUnfitAside,
} from "./copy-precedence.ts";
import { queueChange } from "./pending-changes.ts";
import { rebase } from "./rebase.ts";
import { followCopy, type ShownCopy } from "./shown-copy.ts";

export interface StoredDocument<Body> {
	get(): ShownCopy<Body>;
	/** @returns unsubscribes */
	subscribe(listener: () => void): () => void;
	/** Shows and stores the change. */
	change(next: Body): void;
	savePermanently(): void;
	/** @returns undoes it */
	reset(): () => void;
	/** Shows the edits that are newer than the permanent copy. */
	showUnsaved(): void;
	/** @returns undoes it */
	discardUnsaved(): () => void;
}

/**
 * Clears keys, and reports edits that are lost or no longer fit, at the first subscription, since a render may be
 * discarded.
 *
 * @param clears false if the page is open already
 */
export function openStoredDocument<Body>(
	rules: DocumentRules<Body>,
	clears = true,
): StoredDocument<Body> {
	const { keys, label, builtIn } = rules;
	let toBeCleared = clears;
	let isNew = true;
	const copy = followCopy(rules, clears ? openCleared(rules) : openCopy(rules), (before) =>
		sayCleared(() =>
			showAgain(() => readStoredText(keys.local) !== null || writeStored(keys.local, before)),
		),
	);
	const { get, getKept, show, act } = copy;

	function showAgain(bringBack: () => boolean, open = openLatest): void {
		act(() => {
			if (!bringBack()) sayNotStored("These edits");
			show(open(rules));
		});
	}

	function clear(): void {
		if (!toBeCleared) return;
		toBeCleared = false;
		const cleared = clearStored(rules);
		if (!cleared) return;
		const { bringBack } = cleared;
		sayCleared(bringBack && (() => showAgain(bringBack)));
	}

	function leaveUnfit(): void {
		if (!isNew) return;
		isNew = false;
		const unfit = setUnfitAside(rules);
		if (!unfit) return;
		sayUnfit(label, () =>
			showAgain(() => {
				const done = writeStored(keys.local, unfit);
				if (done) removeStored(keyAside(keys.file));
				return done;
			}),
		);
	}

	return {
		get,
		subscribe(listener) {
			clear();
			leaveUnfit();
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
					earlier ? "Earlier edits that were not saved permanently are back too." : undefined,
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
				if (!stored) return sayNotStored(label, "What you wanted to save is pending: export it.");
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
