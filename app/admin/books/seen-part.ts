import type { Books } from "../../publishing/schemas/books.ts";

/** What one form of the room shows: an event, or all but the events. */
export function readPart({ events, ...state }: Books, event: string | null): unknown {
	return event === null ? state : (events.find(({ id }) => id === event) ?? null);
}

/** A form sends this along, so that it does not overwrite what another tab has saved meanwhile. */
export function writeSeen(part: unknown): string {
	return JSON.stringify(part ?? null);
}
