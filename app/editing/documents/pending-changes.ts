import { listKeys, readStored, takeStored, tellChange, writeStored } from "./browser-storage.ts";

export interface PendingChange {
	/** Document name, such as `tattoos`. */
	filename: string;
	/** Complete document. */
	data: unknown;
	/** ISO 8601; other tools may write milliseconds since 1970. */
	timestamp: string | number;
}

const prefix = "codebase_changes_";

export function keyChange(filename: string): string {
	return prefix + filename;
}

/** By key. Changes that did not fit into storage, exportable until the page is closed. */
let held = new Map<string, PendingChange>();

/**
 * Replaces an earlier change of the document.
 *
 * @returns whether it was stored; otherwise it is held in memory
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

/** Oldest first, without invalid records. */
export function listPendingChanges(): PendingChange[] {
	return listKeys(prefix, held)
		.map((key) => held.get(key) ?? readStored(key))
		.filter(isPendingChange)
		.sort((one, other) => readTime(one) - readTime(other));
}

/** Includes unreadable records. */
export function countPendingRecords(): number {
	return listKeys(prefix, held).length;
}

export function countHeldChanges(): number {
	return held.size;
}

/** @returns undoes it */
export function clearPendingChanges(): () => void {
	const before = held;
	held = new Map();
	const putBack = takeStored(listKeys(prefix, held));
	return () => {
		held = new Map([...before, ...held]);
		putBack();
	};
}

/** @returns undoes it */
export function releaseHeld(keys: readonly string[]): () => void {
	const before = held;
	held = new Map([...before].filter(([key]) => !keys.includes(key)));
	return () => {
		held = new Map([...before, ...held]);
	};
}

/** Invalid times sort first. */
function readTime({ timestamp }: PendingChange): number {
	return new Date(timestamp).getTime() || 0;
}

function isPendingChange(value: unknown): value is PendingChange {
	if (typeof value !== "object" || value === null) return false;
	const { filename, timestamp } = value as Partial<PendingChange>;
	const isTime = typeof timestamp === "string" || typeof timestamp === "number";
	return typeof filename === "string" && isTime && "data" in value;
}
