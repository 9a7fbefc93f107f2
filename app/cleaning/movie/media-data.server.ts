import type { FileHandle } from "node:fs/promises";
import type { Box } from "../boxes.ts";
import type { Places, Stretch } from "../stretches.ts";

const windowBytes = 1024 ** 2;

/** Overwrites with zeros what no picture and no sound needs of the boxes that hold their data. */
export async function blankUnneeded(file: FileHandle, boxes: Box[], needed: Places): Promise<void> {
	const data = boxes.filter(({ type }) => type === "mdat");
	const goes = needed.listUnneeded(data.map(({ content, end }) => [content, end]));
	const window = Buffer.alloc(windowBytes);
	// There may be very many and very short ones: a window of the file is read and written at once.
	for (let next = 0, done = 0; next < goes.length; ) {
		const start = Math.max(goes[next]?.[0] ?? 0, done);
		const { bytesRead } = await file.read(window, 0, windowBytes, start);
		if (bytesRead === 0) return;
		done = start + bytesRead;
		next = blankWithin(window, [start, done], goes, next);
		await file.write(window, 0, bytesRead, start);
	}
}

/** @returns the first stretch that goes on or lies behind the window */
function blankWithin(
	window: Buffer,
	[start, end]: Stretch,
	goes: readonly Stretch[],
	from: number,
): number {
	for (let next = from; ; next++) {
		const [begins, ends] = goes[next] ?? [end, end];
		if (begins >= end) return next;
		window.fill(0, Math.max(begins, start) - start, Math.min(ends, end) - start);
		if (ends > end) return next;
	}
}
