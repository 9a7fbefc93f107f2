import { useSyncExternalStore } from "react";
import {
	addMark,
	changeMark,
	dropMark,
	readMark,
	watchMarks,
} from "../../ui/dialog/history-marks.ts";

const mark = "viewer";

/** Opens the viewer that has this picture in its list. */
export function openViewer(id: string, address?: string): void {
	addMark(mark, id, address);
}

/** Shows another picture in the open viewer; Back still closes it. */
export function moveViewer(id: string, address?: string): void {
	changeMark(mark, id, address);
}

export function closeViewer(): void {
	dropMark(mark);
}

/** @returns the id of the picture that is shown large */
export function readViewer(): string | null {
	const id = readMark(mark);
	return typeof id === "string" ? id : null;
}

/** The same for what draws it, without scripts' knowledge on the server. */
export function useOpenPicture(): string | null {
	return useSyncExternalStore(watchMarks, readViewer, () => null);
}
