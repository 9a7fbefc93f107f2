import { sayWarnings } from "../../copies/say-copies.ts";
import type { Site } from "../../server/site.server.ts";

export interface ShownCopies {
	last: { at: string; megabytes: number } | null;
	/** When the newest was last restored to see whether it can be. */
	triedAt: string | null;
	warning: string | null;
}

/** @returns null when the site makes no copies */
export function showCopies({ copies }: Pick<Site, "copies">): ShownCopies | null {
	const status = copies.status();
	if (!status) return null;
	const { last, tried } = status;
	return {
		last: last && { at: last.at, megabytes: Math.ceil(last.bytes / 1024 ** 2) },
		triedAt: tried?.problem === null ? tried.at : null,
		warning: sayWarnings(status, Date.now()),
	};
}
