import type { RequestState } from "../db/tables.ts";

export const mostWords = 2_000;
/** Of one request in its life, those sent with it included. */
export const mostFilesInAll = 10;

const ended: RequestState[] = ["done", "declined", "withdrawn"];

export function canWithdraw(state: RequestState): boolean {
	return !ended.includes(state);
}
