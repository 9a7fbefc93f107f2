import type { StoredCopy, Tried } from "./copy-folder.server.ts";

export interface CopyStatus {
	last: Pick<StoredCopy, "at" | "bytes"> | null;
	tried: Tried | null;
	/** Of the last attempt since the site was started. */
	problem: string | null;
	/** Why copies are in the folder alone, though a bucket is set. */
	unsent?: string | null;
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

/** What the artist is to do something about. @returns null when all is well */
export function findWarning(
	{ last, tried, problem, unsent }: CopyStatus,
	now: number,
): string | null {
	if (tried?.problem) return `The copy of ${tried.day} could not be restored. ${tried.problem}`;
	if (!last) return problem && `There is no copy yet. ${problem}`;
	if (now - Date.parse(last.at) <= twoDays) return unsent ?? null;
	return ["For more than two days no copy was made.", problem].filter(Boolean).join(" ");
}
