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

const written =
	/^(failed|waiting|sent)_(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export function writePlace(group: Group, { created_at, id }: LetterCursor): string {
	return `?older=${encodeURIComponent([group, created_at, id].join("_"))}`;
}

/** Anything else is the first page. */
export function readPlace(query: URLSearchParams): LetterPlace | undefined {
	const [, group, created_at = "", id = ""] = written.exec(query.get("older") ?? "") ?? [];
	return group ? { group: group as Group, after: { created_at, id } } : undefined;
}
