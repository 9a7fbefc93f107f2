import { leavesRoom } from "../requests/files/file-store.server.ts";
import type { StoredCopy } from "./copy-folder.server.ts";

interface Wanted {
	disk: { bavail: number; blocks: number; bsize: number };
	/** Size of the copy that is to be made. */
	bytes: number;
	/** Days of copies that must stay. */
	kept: (string | null)[];
}

/**
 * Chooses the oldest copies until there is room for twice the new one. The newest stays: fewer copies are better than
 * none.
 * @param copies the newest first
 * @returns the copies that have to go; null when there is no room even without them
 */
export function chooseDropped(
	copies: StoredCopy[],
	{ disk, bytes, kept }: Wanted,
): StoredCopy[] | null {
	// Some file systems do not tell their size.
	if (disk.blocks === 0) return [];
	const dropped: StoredCopy[] = [];
	let free = disk.bavail * disk.bsize;
	const fits = (more: number) => leavesRoom({ ...disk, bavail: (free - more) / disk.bsize });
	const [, ...older] = copies;
	for (const copy of older.reverse()) {
		if (fits(2 * bytes)) break;
		if (kept.includes(copy.day)) continue;
		dropped.push(copy);
		free += copy.bytes;
	}
	return fits(bytes) ? dropped : null;
}
