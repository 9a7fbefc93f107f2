import type { RequestState } from "../../db/desk-tables.ts";

const ended: RequestState[] = ["done", "declined", "withdrawn"];

export function canWithdraw(state: RequestState): boolean {
	return !ended.includes(state);
}
