import type { DatesStanding } from "../appointments/judge-dates.ts";
import type { RequestEvents } from "../db/desk-tables.ts";
import { dateActs, isAnswer, isAsking, sayDateAct, states } from "../requests/progress/states.ts";
import { startSmall } from "../ui/start-small.ts";
import type { ShownState } from "./say-standing.ts";

export type ShownEvent = Pick<RequestEvents, "id" | "created_at" | "by" | "kind" | "text">;

const changes: Record<ShownState, string> = {
	new: "Your request is open again",
	"needs-info": "I asked you a question",
	quoted: "I sent you a quote",
	"deposit-asked": "I asked for the deposit",
	"deposit-received": "Your deposit arrived",
	booked: "Your appointment was set",
	done: "Your tattoo was finished",
	declined: "I declined the request",
	withdrawn: "The request was withdrawn",
};

/** That the artist confirmed one is told by the state. */
const datesTold: Record<string, string | undefined> = {
	[dateActs.proposed]: "I proposed an appointment",
	[dateActs.moved]: "I moved the appointment",
	[dateActs.declined]: "The appointment was declined",
	[dateActs.cancelled]: "I canceled the appointment",
};

/** The client has to answer the date after it. */
const opening: string[] = [dateActs.proposed, dateActs.moved];

export interface Step {
	id: string;
	at: string;
	title: string;
	text: string | null;
}

interface Told {
	/** As far as it concerns the client, oldest first. */
	steps: Step[];
	/** Words or files since the artist's last word. */
	hasWritten: boolean;
	/** A state that says what the client is to do, and the one that stands until the client is told. */
	untold: { state: ShownState; before: ShownState } | null;
}

/** @param dates how they stand now */
export function readHistory(events: readonly ShownEvent[], dates: DatesStanding): Told {
	let shown: ShownState = "new";
	let untold: ShownState | null = null;
	let isAnswered = false;
	let hasAskedSinceDate = false;
	let hasWritten = false;
	let isDateOpen = false;
	const steps: (Step & Pick<ShownEvent, "by" | "kind">)[] = [];
	for (const event of events) {
		const { id, created_at: at, by, kind } = event;
		if (isAsking(event)) {
			isAnswered = false;
			hasAskedSinceDate = true;
		}
		if (kind === "date" && by === "artist") hasAskedSinceDate = false;
		if (kind === "date") isDateOpen = opening.includes(event.text ?? "");
		const isAgreed = kind === "date" && event.text === dateActs.confirmed && !hasAskedSinceDate;
		if (isAnswer(event) || isAgreed) isAnswered = true;
		if (kind === "words" || kind === "files") hasWritten = true;
		if (isAnswer(event) || (by === "client" && event.text === "withdrawn")) hasWritten = false;
		const isSet = !isDateOpen && dates !== "open";
		const said = isBooking(event) && !isSet ? null : describeEvent(event, shown);
		if (kind === "state") {
			const state = readState(event.text);
			const isTold = by !== "artist" || isAnswered || states[state].turn !== "client";
			untold = isTold ? null : state;
			if (!isTold) continue;
			shown = state;
		}
		if (!said) continue;
		if (untold && kind === "letter") {
			if (untold !== shown) said.title = changes[untold];
			shown = untold;
			untold = null;
		}
		const last = steps.at(-1);
		// A letter and the state that comes with it are one step.
		if (
			last &&
			last.kind !== kind &&
			isArtists(last) &&
			isArtists(event) &&
			isTogether(last.at, at)
		) {
			last.title = kind === "state" ? said.title : last.title;
			last.text ??= said.text;
		} else steps.push({ id, at, by, kind, ...said });
	}
	return {
		steps: steps.map(({ by: _, kind: __, ...step }) => step),
		hasWritten,
		untold: untold && { state: untold, before: shown },
	};
}

function describeEvent(
	{ by, kind, text }: ShownEvent,
	shown: ShownState,
): Pick<Step, "title" | "text"> | null {
	switch (kind) {
		case "words":
			return { title: "You wrote", text };
		case "files":
			return { title: "You added", text: (text ?? "").replaceAll("\n", ", ") };
		case "letter":
			return by === "artist"
				? { title: text === null ? "I got back to you" : "I wrote to you", text }
				: null;
		case "state": {
			const state = readState(text);
			return state === shown ? null : { title: changes[state], text: null };
		}
		case "date":
			return describeDate(by, text ?? "");
		case "note":
			return null;
	}
}

function describeDate(by: ShownEvent["by"], text: string): Pick<Step, "title" | "text"> | null {
	const title = by === "client" ? `You ${startSmall(sayDateAct(text))}` : datesTold[text];
	return title === undefined ? null : { title, text: null };
}

function isBooking({ kind, text }: Pick<ShownEvent, "kind" | "text">): boolean {
	return kind === "state" && text === "booked";
}

function readState(text: string | null): ShownState {
	return text === "spam" ? "new" : (text as ShownState);
}

function isArtists({ by, kind }: Pick<ShownEvent, "by" | "kind">): boolean {
	return by === "artist" && (kind === "letter" || kind === "state");
}

function isTogether(one: string, other: string): boolean {
	return Math.abs(Date.parse(one) - Date.parse(other)) < 60_000;
}
