import { readStored, replaceStored } from "../documents/browser-storage.ts";
import { editableDocuments } from "../documents/editable-documents.ts";
import { keyChange, listPendingChanges, releaseHeld } from "../documents/pending-changes.ts";
import { isSame } from "../documents/rebase.ts";
import type { ImportedChange } from "./read-export.ts";

/** Those that are not saved permanently and queued here yet. */
export function findNews(changes: ImportedChange[]): ImportedChange[] {
	return changes.filter((change) => {
		const { permanent, local } = keysOf(change);
		const saved = readStored(permanent ?? local);
		return !isSame(saved, change.data) || !isSame(findQueued(change), change.data);
	});
}

/** @returns labels of the documents that have other edits here, which an import would replace */
export function listReplaced(changes: ImportedChange[]): string[] {
	return changes
		.filter((change) =>
			[...listCopies(change), findQueued(change)].some(
				(copy) => copy !== undefined && !isSame(copy, change.data),
			),
		)
		.map(({ filename }) => editableDocuments[filename].label);
}

/**
 * Puts documents in the place of their copies here, as saved permanently, and queues them: all of them or none.
 *
 * @returns what undoes it, and tells whether it could; null where storage has no room
 */
export function importChanges(changes: ImportedChange[]): (() => boolean) | null {
	const texts = new Map<string, string | null>();
	for (const change of changes) {
		const { permanent, local } = keysOf(change);
		texts.set(permanent ?? local, JSON.stringify(change.data));
		texts.set(keyChange(change.filename), JSON.stringify(change));
		// Else the bar would offer the edits that are replaced as later ones.
		if (permanent) texts.set(local, null);
	}
	const holdAgain = releaseHeld([...texts.keys()]);
	const putBack = replaceStored(texts);
	if (!putBack) {
		holdAgain();
		return null;
	}
	return () => {
		holdAgain();
		return putBack();
	};
}

function listCopies(change: ImportedChange): unknown[] {
	const { permanent, local } = keysOf(change);
	return [permanent ?? local, local].map(readStored);
}

function findQueued({ filename }: ImportedChange): unknown {
	return listPendingChanges().find((queued) => queued.filename === filename)?.data;
}

function keysOf({ filename }: ImportedChange): { local: string; permanent?: string } {
	return editableDocuments[filename].keys;
}
