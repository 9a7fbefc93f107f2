import { isTime, isUuid } from "../../db/check-values.ts";
import type { LetterCursor } from "../../mail/letters.server.ts";

/** The room groups letters by state, in this order. `most`: letters on one page. */
export const letterStates = {
	failed: { title: "Not sent", older: "Not sent, earlier", most: 200 },
	waiting: { title: "Waiting", older: "Waiting, earlier", most: 200 },
	sent: { title: "Sent", older: "Sent earlier", most: 50 },
};

export type LetterState = keyof typeof letterStates;

/** A page of older letters of one state. */
interface LetterPlace {
	group: LetterState;
	after: LetterCursor;
}

export function writePlace(group: LetterState, { at, id }: LetterCursor): string {
	return `?older=${encodeURIComponent([group, at, id].join("_"))}`;
}

/** Anything else is the first page. */
export function readPlace(query: URLSearchParams): LetterPlace | undefined {
	const [group = "", at = "", id = ""] = (query.get("older") ?? "").split("_");
	if (!Object.hasOwn(letterStates, group) || !isTime(at) || !isUuid(id)) return undefined;
	return { group: group as LetterState, after: { at, id } };
}
