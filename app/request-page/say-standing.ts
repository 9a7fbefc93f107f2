import type { RequestEvents, RequestState } from "../db/desk-tables.ts";
import { isAnswer } from "../requests/progress/states.ts";
import { startSmall } from "../ui/start-small.ts";

export type ShownState = Exclude<RequestState, "spam">;
export type ShownEvent = Pick<RequestEvents, "id" | "created_at" | "by" | "kind" | "text">;

interface Words {
	heading: string;
	words: string;
}

interface Standing extends Words {
	/** Once the client has written since. */
	answered?: Words;
	/** Where the client can go on. */
	way?: { to: "/aftercare" | "/consultation" | "/drawing-and-deposit-policy"; label: string };
}

const policy = { to: "/drawing-and-deposit-policy", label: "Drawing and Deposit Policy" } as const;

/** Where a request stands and what happens next, in words for its client. */
export const standings: Record<ShownState, Standing> = {
	new: {
		heading: "I have your request",
		words: "I read every request myself and will get back to you with the next step.",
	},
	"needs-info": {
		heading: "I have a question for you",
		words: "It’s in the email I sent you. Answer below, and I can go ahead.",
		answered: { heading: "I have your answer", words: "Thank you. I’ll take it from here." },
	},
	quoted: {
		heading: "You have my quote",
		words:
			"Let me know below whether it works for you. The deposit is the next step, before any design work.",
		answered: {
			heading: "You wrote back about my quote",
			words: "Thank you. I’ll read it and get back to you with the next step.",
		},
		way: policy,
	},
	"deposit-asked": {
		heading: "The deposit comes next",
		words: "The email I sent you says how much it is and how to pay. It goes toward the total.",
		way: policy,
	},
	"deposit-received": {
		heading: "I have your deposit",
		words: "Thank you. Next, we set the date of your appointment.",
	},
	booked: {
		heading: "Your appointment is set",
		words:
			"The date and place are in the email I sent you. Bring valid ID. If something comes up, write below as early as you can.",
	},
	done: {
		heading: "Your tattoo is done",
		words: "Thank you for your trust. The guide explains how to look after it while it heals.",
		way: { to: "/aftercare", label: "Aftercare Guide" },
	},
	declined: {
		heading: "I cannot take this one on",
		words: "Thank you for asking me. You’re welcome to come back with another idea anytime.",
		way: { to: "/consultation", label: "Book a Consultation" },
	},
	withdrawn: {
		heading: "This request is withdrawn",
		words: "I won’t work on it any further. If you change your mind, write below.",
		answered: { heading: "This request is withdrawn", words: "You have written to me since." },
	},
};

/** A new request that came while the books were not open. */
export const waitlisted: Standing = {
	heading: "You are on the waitlist",
	words: "I have your request. I’ll write to you when there’s room for it.",
};

/** @returns since when the client has been waiting for an answer, or null while none is due */
export function findWaiting(sentAt: string, events: readonly ShownEvent[]): string | null {
	let since: string | null = sentAt;
	for (const event of events) {
		const { by, kind, created_at } = event;
		if (by === "client") since = kind === "state" ? null : (since ?? created_at);
		else if (isAnswer(event)) since = null;
	}
	return since;
}

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

export interface Step {
	id: string;
	at: string;
	title: string;
	text: string | null;
}

/** The history as far as it concerns the client, oldest first. */
export function listSteps(events: readonly ShownEvent[]): Step[] {
	let shown: ShownState = "new";
	const steps: (Step & Pick<ShownEvent, "by" | "kind">)[] = [];
	for (const event of events) {
		const { id, created_at: at, by, kind } = event;
		const said = describeEvent(event, shown);
		if (!said) continue;
		if (kind === "state") shown = readState(event.text);
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
	return steps.map(({ by: _, kind: __, ...step }) => step);
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
			return by === "client" ? { title: `You ${startSmall(text ?? "")}`, text: null } : null;
		case "note":
			return null;
	}
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
