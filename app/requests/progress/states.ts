import type { RequestEvents, RequestProgress, RequestState } from "../../db/desk-tables.ts";

type Event = Pick<RequestEvents, "by" | "kind" | "text">;

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

export const closedStates: RequestState[] = ["done", "declined", "withdrawn", "spam"];

export const openStates = (Object.keys(states) as RequestState[]).filter(
	(state) => !closedStates.includes(state),
);

/** Event texts about dates as stored; `sayDateAct` gives the shown words. */
export const dateActs = {
	proposed: "Proposed an appointment",
	moved: "Moved an appointment",
	confirmed: "Confirmed the date",
	declined: "Declined the date",
	cancelled: "Cancelled the appointment",
} as const;

const saidNow: Record<string, string | undefined> = {
	[dateActs.confirmed]: "Confirmed the appointment",
	[dateActs.declined]: "Declined the appointment",
	[dateActs.cancelled]: "Canceled the appointment",
};

export function sayDateAct(text: string): string {
	return saidNow[text] ?? text;
}

/** States that answer the client also without a letter. That the deposit arrived leaves a question open. */
const answers: (string | null)[] = [
	"booked",
	"done",
	"declined",
	"withdrawn",
] satisfies RequestState[];

/** Whether the client has been answered. A date that the artist confirms was agreed on with the client. */
export function isAnswer({ by, kind, text }: Event): boolean {
	if (by !== "artist" || kind === "note") return false;
	if (kind === "date") return text === dateActs.confirmed;
	return kind !== "state" || answers.includes(text);
}

/** Whether the client waits for the artist's answer after it. A confirmed date needs no answer. */
export function isAsking({ by, kind, text }: Event): boolean {
	if (by !== "client") return false;
	return kind === "words" || kind === "files" || (kind === "date" && text !== dateActs.confirmed);
}

/** Without the spam folder and the way back from it: neither is told to the client, and neither answers them. */
export function leaveOutSpam<One extends Event>(events: readonly One[]): One[] {
	let state: string | null = "new";
	return events.filter(({ kind, text }) => {
		if (kind !== "state") return true;
		if (text === "spam" || text === state) return false;
		state = text;
		return true;
	});
}

/** The state before it was set aside as spam, if it was. */
export function findStateBeforeSpam(events: readonly Event[]): Exclude<RequestState, "spam"> {
	const last = leaveOutSpam(events).findLast(({ kind }) => kind === "state")?.text;
	return isState(last) && last !== "spam" ? last : "new";
}

/** Since when the client waits after these events, in their order. @param before since when before them */
export function findWaiting(
	before: string | null,
	events: (Event & Pick<RequestEvents, "created_at">)[],
): string | null {
	return events.reduce((since: string | null, event) => {
		if (isAnswer(event) || isWithdrawal(event)) return null;
		return isAsking(event) ? (since ?? event.created_at) : since;
	}, before);
}

export function isWithdrawal({ by, kind, text }: Event): boolean {
	return by === "client" && kind === "state" && text === "withdrawn";
}

/** Whether the artist's next step is a word to the client, or a look at what was withdrawn. */
export function isOwedWord({
	state,
	turn,
	waiting_since,
}: Pick<RequestProgress, "state" | "turn" | "waiting_since">): boolean {
	return state !== "spam" && (waiting_since !== null || turn === "artist");
}

export function nameAnswered({
	state,
	waiting_since,
}: Pick<RequestProgress, "state" | "waiting_since">): string {
	return state === "withdrawn" && !waiting_since ? "Mark as Seen" : "Mark as Answered";
}

/** Until something else is agreed, a request that came while the books were not open. */
export function isOnWaitlist({
	state,
	waitlist,
}: Pick<RequestProgress, "state" | "waitlist">): boolean {
	return state === "new" && waitlist !== null;
}

export function isState(text: unknown): text is RequestState {
	return typeof text === "string" && Object.hasOwn(states, text);
}
