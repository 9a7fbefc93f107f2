import type { StoredCopy } from "./copy-folder.server.ts";
import type { CopyNotes } from "./copy-notes.server.ts";

export interface CopyStatus extends Omit<CopyNotes, "lost" | "bad"> {
	/** The newest that no trial has found bad. */
	last: Pick<StoredCopy, "at" | "bytes" | "path"> | null;
	/** The problem of the last attempt since the site was started. */
	problem: string | null;
	/** How many copies there are; null while their folder was not read, or cannot be. */
	kept: number | null;
	/** Files that are missing or damaged, how many of them older copies have, and these, the newest first. */
	lost: { files: number; held: number; holders: Pick<StoredCopy, "day" | "path">[] };
}

/** The remedy differs by kind. */
export type WarningKind = "trial" | "unsound" | "room" | "late" | "bucket" | "lost";

interface Warning {
	kind: WarningKind;
	says: string;
}

export const nothingKnown: CopyStatus = {
	last: null,
	tried: null,
	problem: null,
	noRoom: null,
	unsent: null,
	kept: null,
	droppedAt: null,
	lost: { files: 0, held: 0, holders: [] },
};

const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Finds what the artist has to do something about. */
export function findWarnings(status: CopyStatus, now: number): Warning[] {
	const { last, tried, problem, noRoom, lost, unsent, kept } = status;
	const none = !last && !kept && problem ? sayNone(kept) : null;
	// A clock that was ahead has left a time to come.
	const isOld = last !== null && Math.abs(now - Date.parse(last.at)) > twoDays;
	const late = isOld ? "For more than two days no good copy was made." : none;
	const found: [WarningKind, string | null | undefined][] = [
		["trial", tried?.problem && `The copy of ${tried.day} could not be restored. ${tried.problem}`],
		noRoom ? ["room", join(late, noRoom)] : ["late", late && join(late, problem)],
		["bucket", late ? null : unsent],
		["lost", lost.files > 0 ? sayLostFiles(lost) : null],
	];
	// The faults of a trial include each file that is lost.
	if (tried && tried.faults > lost.files)
		found.push(["unsound", `Not all in the copy of ${tried.day} fits together.`]);
	return found.flatMap(([kind, says]) => (says ? { kind, says } : []));
}

/** @returns null when all is well */
export function sayWarnings(status: CopyStatus, now: number): string | null {
	return join(...findWarnings(status, now).map(({ says }) => says)) || null;
}

export function sayLostFiles({ files, held, holders }: CopyStatus["lost"]): string {
	const isOne = files === 1;
	const all = isOne ? "it" : "them";
	const of = isOne ? "1 file of a request or photo is" : `${files} files of requests or photos are`;
	const subject = `${of} missing or damaged`;
	if (held === 0) return `${subject}, and no copy has ${all} whole.`;
	const days = holders.map(({ day }) => day).join(" and of ");
	const copies = holders.length === 1 ? "copy of" : "copies of";
	const have = holders.length === 1 ? "has" : "have";
	return `${subject}; the ${copies} ${days} still ${have} ${held === files ? all : `${held} of them`}.`;
}

export function sayNone(kept: CopyStatus["kept"]): string {
	return kept === null ? "It is not known which copies there are." : "There is no copy yet.";
}

function join(...sentences: (string | null)[]): string {
	return sentences.filter(Boolean).join(" ");
}
