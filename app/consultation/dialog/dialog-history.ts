import { addMark, dropMark, readMark } from "../../ui/dialog/history-marks.ts";

const mark = "consultation";

export function openDialog(): void {
	if (!isDialogOpen()) addMark(mark, true);
}

export function closeDialog(): void {
	dropMark(mark);
}

export function isDialogOpen(): boolean {
	return readMark(mark) === true;
}
