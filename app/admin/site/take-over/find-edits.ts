import {
	readStored,
	readStoredText,
	replaceStored,
} from "../../../editing/documents/browser-storage.ts";
import { keyAside } from "../../../editing/documents/copy-precedence.ts";
import {
	type EditableName,
	editableDocuments,
} from "../../../editing/documents/editable-documents.ts";
import {
	keyChange,
	listPendingChanges,
	type PendingChange,
} from "../../../editing/documents/pending-changes.ts";

export interface FoundEdits {
	/** As Export writes them. */
	changes: PendingChange[];
	labels: string[];
	/** Removes them from this browser; what was edited since stays. */
	clear(): void;
}

/** The newest edit of each document that developer mode has in this browser, whether saved permanently or not. */
export function findEdits(): FoundEdits {
	const pending = listPendingChanges();
	const found = (Object.keys(editableDocuments) as EditableName[]).flatMap((filename) => {
		const { keys, label }: { keys: Keys; label: string } = editableDocuments[filename];
		const queued = pending.find((change) => change.filename === filename);
		const { local, permanent = local } = keys;
		const newest = [local, permanent].map(readStored).find(isKept) ?? queued?.data;
		const data = newest ?? readStored(keyAside(filename));
		if (!isKept(data)) return [];
		const timestamp = queued?.timestamp ?? new Date().toISOString();
		const stored = newest ? [local, permanent, keyChange(filename)] : [keyAside(filename)];
		return [{ label, change: { filename, data, timestamp }, stored }];
	});
	const texts = new Map(
		found.flatMap(({ stored }) => stored.map((key) => [key, readStoredText(key)] as const)),
	);
	return {
		changes: found.map(({ change }) => change),
		labels: found.map(({ label }) => label),
		clear() {
			const same = [...texts].filter(([key, text]) => readStoredText(key) === text);
			replaceStored(new Map(same.map(([key]) => [key, null])));
		},
	};
}

interface Keys {
	local: string;
	permanent?: string;
}

/** As developer mode itself reads it. */
function isKept(data: unknown): boolean {
	return Array.isArray(data) ? data.length > 0 : typeof data === "object" && data !== null;
}
