import { sayWarnings } from "../../copies/say-copies.ts";
import type { Site } from "../../server/site.server.ts";
import { sayBytes } from "../../ui/say-bytes.ts";

export interface ShownCopies {
	/** Whether the folder was read. */
	areKnown: boolean;
	/** Bad ones, and those of a folder that was not read, too, may hold somebody who was erased. */
	areKept: boolean;
	last: { at: string; size: string } | null;
	/** When the newest copy was last restored as a trial. */
	triedAt: string | null;
	warning: string | null;
}

/** @returns null when the site makes no copies */
export function showCopies({ copies }: Pick<Site, "copies">): ShownCopies | null {
	const status = copies.status();
	if (!status) return null;
	const { last, tried, kept } = status;
	return {
		areKnown: kept !== null,
		areKept: kept !== 0,
		last: last && { at: last.at, size: sayBytes(last.bytes) },
		triedAt: tried?.problem === null ? tried.at : null,
		warning: sayWarnings(status, Date.now()),
	};
}
