import { sayNotStored } from "../toasts.ts";
import {
	listKeys,
	parseStored,
	readStoredText,
	removeStored,
	takeStored,
	tellChange,
	watchStorageChanges,
	writeStored,
} from "./browser-storage.ts";
import type { DocumentRules } from "./copy-precedence.ts";
import { isSameJson, rebase } from "./rebase.ts";

/** Edits in place of the signed-in artist. This browser keeps them until they are saved to drafts. */
export interface UnsavedEdits<Body = unknown> {
	label: string;
	/** As it was before the edits. */
	base: Body;
	body: Body;
}

/** Not developer mode's keys: its page of tattoos clears those. */
const prefix = "unsaved_";

/** By key. Edits that did not fit into storage. */
const held = new Map<string, string>();

export function listUnsavedEdits(): (UnsavedEdits & { file: string })[] {
	return listKeys(prefix, held).flatMap((key) => {
		const edits = read(key);
		return edits ? [{ ...edits, file: key.slice(prefix.length) }] : [];
	});
}

/** Removes edits that have become a draft. What was edited while they were sent stays. */
export function settleEdits(file: string, sent: UnsavedEdits): void {
	const key = prefix + file;
	const now = read(key);
	if (now && !isSameJson(now.body, sent.body)) keep(key, { ...now, base: sent.body });
	else remove(key);
}

/** @returns undoes it; edits made since then stay */
export function discardEdits(): () => void {
	const texts = [...held];
	held.clear();
	const putBack = takeStored(listKeys(prefix, held));
	tellChange();
	return () => {
		const newer = listUnsavedEdits();
		held.clear();
		for (const [key, text] of texts) held.set(key, text);
		putBack();
		for (const { file, ...edits } of newer) {
			const key = prefix + file;
			const old = read(key);
			keep(key, old ? { ...old, body: rebase(edits.base, edits.body, old.body) } : edits);
		}
	};
}

type Rules<Body> = Pick<DocumentRules<Body>, "label" | "builtIn" | "read"> & {
	keys: { file: string };
};

/** @param listener runs when another tab has saved, discarded or taken back the edits of a document */
export function watchRemovedEdits(listener: () => void): () => void {
	const hear = ({ key, newValue }: StorageEvent) => {
		if (key?.startsWith(prefix) && newValue === null) listener();
	};
	addEventListener("storage", hear);
	return () => removeEventListener("storage", hear);
}

/** A document with its unsaved edits. What came into the drafts since then is shown with them. */
export function openUnsavedEdits<Body>({
	keys: { file },
	label,
	builtIn,
	read: take,
}: Rules<Body>) {
	const key = prefix + file;
	const untouched = { base: builtIn, body: builtIn };
	let text: string | null = null;
	let shown = untouched;

	function get(): { base: Body; body: Body } {
		const now = readText(key);
		if (now !== text) shown = open(read(key));
		text = now;
		return shown;
	}

	function open(edits: UnsavedEdits | null): { base: Body; body: Body } {
		const [base, mine] = edits ? [take(edits.base), take(edits.body)] : [null, null];
		if (!base || !mine) return untouched;
		const body = rebase(base, mine, builtIn);
		// Where the drafts have other words now, the base keeps those that were edited, so that saving asks.
		return { base: rebase(mine, base, body), body };
	}

	return {
		get,
		subscribe: watchStorageChanges,
		change(next: Body): void {
			const before = shown;
			const { base, body: latest } = get();
			const body = rebase(before.body, next, latest);
			if (isSameJson(body, base)) remove(key);
			else keep(key, { label, base, body });
		},
	};
}

function keep(key: string, edits: UnsavedEdits): void {
	// First, since writing tells the page to read again.
	held.delete(key);
	if (writeStored(key, edits)) return;
	held.set(key, JSON.stringify(edits));
	tellChange();
	sayNotStored("These edits", "Save them to your drafts before you leave this page.");
}

function remove(key: string): void {
	held.delete(key);
	removeStored(key);
}

function readText(key: string): string | null {
	return held.get(key) ?? readStoredText(key);
}

function read(key: string): UnsavedEdits | null {
	const edits = parseStored(key, readText(key)) as Partial<UnsavedEdits> | null | undefined;
	if (typeof edits?.label !== "string" || !edits.base || !edits.body) return null;
	return { label: edits.label, base: edits.base, body: edits.body };
}
