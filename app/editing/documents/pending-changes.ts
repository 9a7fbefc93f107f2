import { listKeys, readStored, takeStored, writeStored } from "./browser-storage.ts";

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

/**
 * Replaces an earlier change of the document.
 *
 * @returns false if it could not be stored
 */
export function queueChange(filename: string, data: unknown): boolean {
	const change: PendingChange = { filename, data, timestamp: new Date().toISOString() };
	return writeStored(keyChange(filename), change);
}

/** Oldest first, without invalid records. */
export function listPendingChanges(): PendingChange[] {
	return listKeys(prefix)
		.map(readStored)
		.filter(isPendingChange)
		.sort((one, other) => readTime(one) - readTime(other));
}

/** Includes unreadable records. */
export function countPendingRecords(): number {
	return listKeys(prefix).length;
}

/** @returns undoes it */
export function clearPendingChanges(): () => void {
	return takeStored(listKeys(prefix));
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
