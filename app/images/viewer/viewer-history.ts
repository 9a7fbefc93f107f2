import { useSyncExternalStore } from "react";
import {
	addMark,
	changeMark,
	dropMark,
	readMark,
	watchMarks,
} from "../../ui/dialog/history-marks.ts";

const mark = "viewer";

export function openViewer(id: string, address?: string): void {
	addMark(mark, id, address);
}

export function moveViewer(id: string, address?: string): void {
	changeMark(mark, id, address);
}

export function closeViewer(): void {
	dropMark(mark);
}

export function readViewer(): string | null {
	const id = readMark(mark);
	return typeof id === "string" ? id : null;
}

export function useOpenPicture(): string | null {
	return useSyncExternalStore(watchMarks, readViewer, () => null);
}
