import type { RequestEvents } from "../db/desk-tables.ts";
import {
	dateActs,
	isAnswer,
	isAsking,
	isWithdrawal,
	leaveOutSpam,
	sayDateAct,
	states,
} from "../requests/progress/states.ts";
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

const datesTold: Record<string, string | undefined> = {
	[dateActs.proposed]: "I proposed an appointment",
	[dateActs.moved]: "I moved the appointment",
	[dateActs.confirmed]: "I confirmed the appointment",
	[dateActs.declined]: "The appointment was declined",
	[dateActs.cancelled]: "I canceled the appointment",
};

export interface Step {
	id: string;
	at: string;
	title: string;
	text: string | null;
}

export interface History {
	/** As far as it concerns the client, oldest first. */
	steps: Step[];
	/** The artist's latest act, if it was a letter that announced no new state. */
	letter: Pick<Step, "title" | "at"> | null;
	/** Words or files since the artist's last word. */
	hasWritten: boolean;
	/** The same, and since the last date was agreed on or fell through. */
	hasWrittenSinceDate: boolean;
	/** Words or files are the last step. */
	endsWithAddition: boolean;
	/** The last date was agreed on, whatever became of it. */
	isDateAgreed: boolean;
	/** A date fell through after the last change of state. */
	isDateLost: boolean;
	/** Something that needs an answer, since the artist last set a date. */
	hasAskedSinceDate: boolean;
	/** A state that says what the client is to do, and the one that stands until the client is told. */
	untold: { state: ShownState; before: ShownState } | null;
}

export function readHistory(all: readonly ShownEvent[]): History {
	const events = leaveOutSpam(all);
	const { tells, untold } = tellStates(events);
	const last = events.findLastIndex(
		(event) => isAnswer(event) || isWithdrawal(event) || tells.has(event.id),
	);
	const lastDate = events.findLastIndex(
		(event, index) => isAgreed(event, index, events) || isLoss(event),
	);
	const hasWrittenAfter = (index: number) => events.slice(index + 1).some(isAddition);
	const steps = listSteps(events, tells);
	return {
		steps: joinLetters(steps),
		letter: findLetter(events, tells),
		hasWritten: hasWrittenAfter(last),
		hasWrittenSinceDate: hasWrittenAfter(Math.max(last, lastDate)),
		endsWithAddition: steps.slice(-1).some(isAddition),
		isDateAgreed: events.findLast(({ kind }) => kind === "date")?.text === dateActs.confirmed,
		isDateLost: isDateLost(events),
		hasAskedSinceDate: hasAskedSinceDate(events),
		untold,
	};
}

/** A state that says what the client is to do is told with the artist's next letter, unless they had the last word. */
function tellStates(events: readonly ShownEvent[]) {
	let told: ShownState = "new";
	let untold: ShownState | null = null;
	/** States that the client learns, by the id of the event that announces them. */
	const tells = new Map<string, ShownState>();
	for (const [index, event] of events.entries()) {
		const { id, by, kind, text } = event;
		if (kind === "state") untold = text as ShownState;
		if (!untold) continue;
		const isTold =
			kind === "state"
				? by !== "artist" || states[untold].turn !== "client" || isAnswered(events.slice(0, index))
				: kind === "letter" && by === "artist";
		if (!isTold) continue;
		if (untold !== told) tells.set(id, untold);
		told = untold;
		untold = null;
	}
	return { tells, untold: untold && { state: untold, before: told } };
}

function findLetter(
	events: readonly ShownEvent[],
	tells: ReadonlyMap<string, ShownState>,
): History["letter"] {
	const last = events.findLast(
		({ by, kind }) => kind === "state" || kind === "date" || (kind === "letter" && by === "artist"),
	);
	if (last?.kind !== "letter" || tells.has(last.id)) return null;
	return { title: nameLetter(last.text), at: last.created_at };
}

/** Whether nothing that the client asked for is open. */
function isAnswered(events: readonly ShownEvent[]): boolean {
	const last = events.findLast(
		(event, index) => isAsking(event) || isAnswer(event) || isAgreed(event, index, events),
	);
	return last !== undefined && !isAsking(last);
}

/** An agreed date answers what was asked before it was proposed. */
function isAgreed(
	{ kind, text }: ShownEvent,
	index: number,
	events: readonly ShownEvent[],
): boolean {
	return (
		kind === "date" && text === dateActs.confirmed && !hasAskedSinceDate(events.slice(0, index))
	);
}

function isDateLost(events: readonly ShownEvent[]): boolean {
	const last = events.findLast(({ kind }) => kind === "state" || kind === "date");
	return last !== undefined && isLoss(last);
}

function isLoss({ kind, text }: ShownEvent): boolean {
	return kind === "date" && (text === dateActs.declined || text === dateActs.cancelled);
}

function hasAskedSinceDate(events: readonly ShownEvent[]): boolean {
	const set = events.findLastIndex(({ by, kind }) => kind === "date" && by === "artist");
	return events.slice(set + 1).some(isAsking);
}

type SaidStep = Step & Pick<ShownEvent, "by" | "kind">;

function listSteps(
	events: readonly ShownEvent[],
	tells: ReadonlyMap<string, ShownState>,
): SaidStep[] {
	let lastDate: string | null = null;
	return events.flatMap((event, index) => {
		const { id, created_at: at, by, kind } = event;
		if (kind === "date") lastDate = event.text;
		// Without any date, it was booked by letter.
		const isSet = lastDate === null || lastDate === dateActs.confirmed;
		const next = events[index + 1];
		const isSaid = isBooking(event)
			? isSet
			: !(kind === "date" && by === "artist" && isSet && next && isBooking(next));
		const said = isSaid && describeEvent(event, tells.get(id));
		return said ? [{ id, at, by, kind, ...said }] : [];
	});
}

/** A letter and the state that it was sent with have the same time, and are one step. */
function joinLetters(steps: SaidStep[]): Step[] {
	const joined: SaidStep[] = [];
	for (const step of steps) {
		const last = joined.at(-1);
		if (last && isOneLetter(last, step)) {
			if (step.kind === "state") last.title = step.title;
			last.text ??= step.text;
		} else joined.push({ ...step });
	}
	return joined.map(({ by: _, kind: __, ...step }) => step);
}

function isOneLetter(one: SaidStep, next: SaidStep): boolean {
	const areArtists = [one, next].every(
		({ by, kind }) => by === "artist" && (kind === "letter" || kind === "state"),
	);
	return areArtists && one.kind !== next.kind && one.at === next.at;
}

/** @param told the state that the client learns with it */
function describeEvent(
	{ by, kind, text }: ShownEvent,
	told: ShownState | undefined,
): Pick<Step, "title" | "text"> | null {
	switch (kind) {
		case "words":
			return { title: "You wrote", text };
		case "files":
			return { title: "You added", text: (text ?? "").replaceAll("\n", ", ") };
		case "letter":
			return by === "artist" ? { title: told ? changes[told] : nameLetter(text), text } : null;
		case "state":
			return told ? { title: changes[told], text: null } : null;
		case "date":
			return describeDate(by, text ?? "");
		case "note":
			return null;
	}
}

/** Without a text, it was a call or the artist's own mail. */
function nameLetter(text: string | null): string {
	return text === null ? "I got back to you" : "I wrote to you";
}

function describeDate(by: ShownEvent["by"], text: string): Pick<Step, "title" | "text"> | null {
	const title = by === "client" ? `You ${startSmall(sayDateAct(text))}` : datesTold[text];
	return title === undefined ? null : { title, text: null };
}

function isAddition({ kind }: Pick<ShownEvent, "kind">): boolean {
	return kind === "words" || kind === "files";
}

function isBooking({ kind, text }: Pick<ShownEvent, "kind" | "text">): boolean {
	return kind === "state" && text === "booked";
}
