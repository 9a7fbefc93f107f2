import type { Books } from "../../publishing/schemas/books.ts";

/** The part of the books that one form shows: an event, or all but the events. */
export function readPart({ events, ...state }: Books, event: string | null): unknown {
	return event === null ? state : (events.find(({ id }) => id === event) ?? null);
}

/** Of one form of the room, by what it sends. */
export function nameForm(sent: { get(name: string): unknown }): string {
	const intent = String(sent.get("intent"));
	const id = String(sent.get("id") ?? "");
	return intent === "event" ? id || "new" : `${intent} ${id}`.trim();
}

/** A form sends this along, so that it does not overwrite what another tab has saved meanwhile. */
export function writeSeen(part: unknown): string {
	return JSON.stringify(part ?? null);
}
