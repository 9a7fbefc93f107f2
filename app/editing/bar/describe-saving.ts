import type { RegisteredDocument } from "../documents/document-registry.ts";
import { countHeldChanges, type PendingChange } from "../documents/pending-changes.ts";
import { isSameJson } from "../documents/rebase.ts";

/** The page's save state, short enough for the phone's bar; also announced. */
export function describeStatus(documents: RegisteredDocument[], pending: PendingChange[]): string {
	if (countHeldChanges() > 0 || documents.some(({ unstored }) => unstored)) return "Not stored";
	if (documents.some((opened) => awaitsSaving(opened, pending))) return "Not saved";
	if (pending.length > 0) return `${pending.length} pending`;
	if (documents.some(({ source }) => source === "local")) return "Edited here";
	return "";
}

export function describeState(opened: RegisteredDocument, pending: PendingChange[]): string {
	const { source, fleeting, unstored, keys, unsaved } = opened;
	if (unstored) return "edited here, not stored: gone when you leave this page";
	if (unsaved) return "saved permanently, but later edits are not";
	if (source === "default") return "as on the site";
	if (source === "permanent") return "saved permanently in this browser";
	if (keys.length === 0) return "changed here: lasts until this page is reloaded";
	if (fleeting) return "edited here, not saved: gone when reopened";
	if (isBehind(opened, pending)) return "edited since the last save";
	if (keys.length > 1) return "edited here, not saved permanently";
	return findPending(opened, pending)
		? "saved permanently in this browser"
		: "edited here, kept in this browser";
}

/** True if unsaved edits would be lost or missing from the export. */
function awaitsSaving(opened: RegisteredDocument, pending: PendingChange[]): boolean {
	const { fleeting, unsaved, savePermanently } = opened;
	return Boolean(unsaved || (fleeting && savePermanently) || isBehind(opened, pending));
}

function isBehind(opened: RegisteredDocument, pending: PendingChange[]): boolean {
	const saved = opened.source === "local" && findPending(opened, pending);
	return saved ? !isSameJson(saved.data, opened.body) : false;
}

export function findPending({ file }: RegisteredDocument, pending: PendingChange[]) {
	return pending.find(({ filename }) => filename === file);
}
