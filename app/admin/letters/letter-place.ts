import { isTime, isUuid } from "../../db/check-values.ts";
import type { LetterCursor } from "../../mail/letters.server.ts";

/** The groups of the room in their order, with the most that one page shows. */
export const groups = {
	failed: { title: "Not sent", older: "Not sent, earlier", most: 200 },
	waiting: { title: "Waiting", older: "Waiting, earlier", most: 200 },
	sent: { title: "Sent", older: "Sent earlier", most: 50 },
};

export type Group = keyof typeof groups;

/** A page of older letters of one group. */
interface LetterPlace {
	group: Group;
	after: LetterCursor;
}

export function writePlace(group: Group, { created_at, id }: LetterCursor): string {
	return `?older=${encodeURIComponent([group, created_at, id].join("_"))}`;
}

/** Anything else is the first page. */
export function readPlace(query: URLSearchParams): LetterPlace | undefined {
	const [group = "", created_at = "", id = ""] = (query.get("older") ?? "").split("_");
	if (!Object.hasOwn(groups, group) || !isTime(created_at) || !isUuid(id)) return undefined;
	return { group: group as Group, after: { created_at, id } };
}
