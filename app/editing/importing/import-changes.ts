import { readStored, replaceStored } from "../documents/browser-storage.ts";
import { editableDocuments } from "../documents/editable-documents.ts";
import { keyChange, listPendingChanges, releaseHeld } from "../documents/pending-changes.ts";
import { isSameJson } from "../documents/rebase.ts";
import type { ImportedChange } from "./read-export.ts";

/** @returns changes that are not saved and queued in this browser yet */
export function listNewChanges(changes: ImportedChange[]): ImportedChange[] {
	return changes.filter((change) => {
		const { permanent, local } = keysOf(change);
		const saved = readStored(permanent ?? local);
		return !isSameJson(saved, change.data) || !isSameJson(findQueued(change), change.data);
	});
}

/** @returns labels of documents whose edits in this browser the import would replace */
export function listReplaced(changes: ImportedChange[]): string[] {
	return changes
		.filter((change) =>
			[...listCopies(change), findQueued(change)].some(
				(copy) => copy !== undefined && !isSameJson(copy, change.data),
			),
		)
		.map(({ filename }) => editableDocuments[filename].label);
}

/**
 * Saves and queues all documents, or none.
 *
 * @returns undoes it and returns whether that succeeded; null if storage is full
 */
export function importChanges(changes: ImportedChange[]): (() => boolean) | null {
	const texts = new Map<string, string | null>();
	for (const change of changes) {
		const { permanent, local } = keysOf(change);
		texts.set(permanent ?? local, JSON.stringify(change.data));
		texts.set(keyChange(change.filename), JSON.stringify(change));
		// Otherwise the bar would offer the replaced edits as unsaved ones.
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
