import { leavesRoom } from "../requests/files/file-store.server.ts";
import type { StoredCopy } from "./copy-folder.server.ts";

interface Wanted {
	disk: { bavail: number; blocks: number; bsize: number };
	/** Of the copy that is to be made. */
	bytes: number;
	/** Days of those that may not go. */
	kept: (string | null)[];
}

/**
 * Fewer copies are better than none. The oldest go first, as they would next by their time, until there is room for the
 * site to grow by as much again. The newest stays.
 * @returns those that are to go; null when there is no room even without them
 */
export function chooseDropped(
	copies: StoredCopy[],
	{ disk, bytes, kept }: Wanted,
): StoredCopy[] | null {
	// Some file systems do not tell.
	if (disk.blocks === 0) return [];
	const dropped: StoredCopy[] = [];
	let free = disk.bavail * disk.bsize;
	const fits = (more: number) => leavesRoom({ ...disk, bavail: (free - more) / disk.bsize });
	// By their days: files that were moved to another disk are as old as the move.
	const [, ...older] = copies.toSorted((a, b) => b.day.localeCompare(a.day));
	for (const copy of older.reverse()) {
		if (fits(2 * bytes)) break;
		if (kept.includes(copy.day)) continue;
		dropped.push(copy);
		free += copy.bytes;
	}
	return fits(bytes) ? dropped : null;
}
