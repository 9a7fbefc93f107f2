import type { RequestEvents, RequestProgress, RequestState } from "../../db/desk-tables.ts";

/** In the order of a request's life. `turn`: who has the next step once it is reached. */
export const states: Record<RequestState, { label: string; turn: RequestProgress["turn"] }> = {
	new: { label: "New", turn: "artist" },
	"needs-info": { label: "Needs info", turn: "client" },
	quoted: { label: "Quoted", turn: "client" },
	"deposit-asked": { label: "Deposit asked", turn: "client" },
	"deposit-received": { label: "Deposit received", turn: "artist" },
	booked: { label: "Booked", turn: "nobody" },
	done: { label: "Done", turn: "nobody" },
	declined: { label: "Declined", turn: "nobody" },
	withdrawn: { label: "Withdrawn", turn: "artist" },
	spam: { label: "Set aside as spam", turn: "nobody" },
};

/** A request in another state is closed, or further than its first answer. */
export const unanswered: readonly RequestState[] = ["new", "needs-info", "quoted", "deposit-asked"];

/**
 * Whether the client has been answered. A state that waits for the client says nothing until it is told, and sorting
 * spam from requests says nothing at all.
 */
export function isAnswer({ by, kind, text }: Pick<RequestEvents, "by" | "kind" | "text">): boolean {
	if (by !== "artist" || kind === "note" || kind === "date") return false;
	if (kind !== "state" || !isState(text)) return true;
	return text !== "spam" && !unanswered.includes(text);
}

export function isState(text: unknown): text is RequestState {
	return typeof text === "string" && Object.hasOwn(states, text);
}
