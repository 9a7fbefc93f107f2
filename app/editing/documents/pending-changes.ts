import {
	listStoredKeys,
	readStored,
	takeStored,
	tellChange,
	writeStored,
} from "./browser-storage.ts";

/** A document that was saved in this browser, and is not on the site yet. */
export interface PendingChange {
	/** Name of the document in `content/`, for example `tattoos`. */
	filename: string;
	/** The whole of it. */
	data: unknown;
	/** When it was saved: as ISO 8601, by other tools of the site also in milliseconds since 1970. */
	timestamp: string | number;
}

const prefix = "codebase_changes_";

/** @returns the key of storage under which a document is queued */
export function keyChange(filename: string): string {
	return prefix + filename;
}

/** Those for which storage had no room, by key: to be exported until the site is left. */
let held = new Map<string, PendingChange>();

/**
 * The one that was queued for the same document before is replaced.
 *
 * @returns whether it could be stored; if not, it is held as long as the site stays open
 */
export function queueChange(filename: string, data: unknown): boolean {
	const change: PendingChange = { filename, data, timestamp: new Date().toISOString() };
	const key = keyChange(filename);
	const stored = writeStored(key, change);
	if (stored) held.delete(key);
	else held.set(key, change);
	tellChange();
	return stored;
}

/** Oldest first; what is no such record is left out. */
export function listPendingChanges(): PendingChange[] {
	return listPendingKeys()
		.map((key) => held.get(key) ?? readStored(key))
		.filter(isPendingChange)
		.sort((one, other) => readTime(one) - readTime(other));
}

/** @returns how many records there are, also of those that cannot be read */
export function countPendingRecords(): number {
	return listPendingKeys().length;
}

/** @returns how many records are not stored */
export function countHeldChanges(): number {
	return held.size;
}

/** @returns what undoes it */
export function clearPendingChanges(): () => void {
	const before = held;
	held = new Map();
	const putBack = takeStored(listPendingKeys());
	return () => {
		held = new Map([...before, ...held]);
		putBack();
	};
}

/**
 * Lets go of held changes that others take the place of.
 *
 * @returns what undoes it
 */
export function releaseHeld(keys: readonly string[]): () => void {
	const before = held;
	held = new Map([...before].filter(([key]) => !keys.includes(key)));
	return () => {
		held = new Map([...before, ...held]);
	};
}

function listPendingKeys(): string[] {
	const stored = listStoredKeys().filter((key) => key.startsWith(prefix));
	return [...new Set([...stored, ...held.keys()])];
}

/** What names no time is taken for the oldest. */
function readTime({ timestamp }: PendingChange): number {
	return new Date(timestamp).getTime() || 0;
}

function isPendingChange(value: unknown): value is PendingChange {
	if (typeof value !== "object" || value === null) return false;
	const { filename, timestamp } = value as Partial<PendingChange>;
	const isTime = typeof timestamp === "string" || typeof timestamp === "number";
	return typeof filename === "string" && isTime && "data" in value;
}
