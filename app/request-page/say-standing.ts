import type { DatesStanding } from "../appointments/judge-dates.ts";
import type { RequestState } from "../db/desk-tables.ts";
import { openStates } from "../requests/progress/states.ts";
import type { History } from "./read-history.ts";

export type ShownState = Exclude<RequestState, "spam">;

interface Words {
	heading: string;
	words: string;
}

export interface Standing extends Words {
	/** Where the client can go on. */
	way?: { to: "/aftercare" | "/consultation" | "/drawing-and-deposit-policy"; label: string };
}

interface StandingTexts extends Standing {
	/** Once the client has written since the artist's last word. */
	answered?: Words;
}

const policy = { to: "/drawing-and-deposit-policy", label: "Drawing and Deposit Policy" } as const;

/** Where a request stands and what happens next, in words for its client. */
export const standings: Record<ShownState, StandingTexts> = {
	new: {
		heading: "I have your request",
		words: "I read every request myself and will get back to you with the next step.",
	},
	"needs-info": {
		heading: "I have a question for you",
		words: "It’s in what I wrote to you. Answer below, and I can go ahead.",
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
		words: "The deposit goes toward the total.",
		way: policy,
	},
	"deposit-received": {
		heading: "I have your deposit",
		words: "Thank you. Next, we set a date for your appointment.",
	},
	booked: {
		heading: "Your appointment is set",
		words:
			"The date and place are below. Bring valid ID. If something comes up, write below as early as you can.",
	},
	done: {
		heading: "Your tattoo is done",
		words:
			"Thank you for trusting me with it. The guide explains how to look after it while it heals.",
		way: { to: "/aftercare", label: "Aftercare Guide" },
	},
	declined: {
		heading: "I cannot take this one on",
		words: "Thank you for asking me. You’re welcome to come back with another idea anytime.",
		way: { to: "/consultation", label: "Book Consultation" },
	},
	withdrawn: {
		heading: "You withdrew this request",
		words: "I won’t work on it any further. If you change your mind, write below.",
		answered: { heading: "You withdrew this request", words: "You have written to me since." },
	},
};

/** A new request that came while the books were not open. */
const waitlisted: StandingTexts = {
	heading: "You are on the waitlist",
	words: "I have your request. I’ll write to you when there’s room for it.",
};

/** Where an open date is the client's next step. */
const dated: ShownState[] = ["new", "needs-info", "quoted", "deposit-received", "booked", "done"];

/** A date ahead was set after the end, and the page shows no terms. */
const ended: ShownState[] = ["declined", "withdrawn"];

function sayOpenDate(once: string): StandingTexts {
	return {
		heading: "I have a date for you",
		words: `It’s below. Once ${once}, your appointment is set. If it doesn’t work for you, decline it and tell me when you can come in.`,
	};
}

const held =
	"I’m holding the date below for you. Once your deposit arrives, your appointment is set.";

/** A confirmed date, where the quote told the deposit and no letter asked for it apart. */
const quotedDate: StandingTexts = {
	...standings["deposit-asked"],
	words: `${held} ${standings["deposit-asked"].words}`,
};

/** Of a request whose date is not set. */
const undecided: Record<Exclude<DatesStanding, "set">, StandingTexts> = {
	open: sayOpenDate("you confirm it"),
	none: {
		heading: "We need a new day",
		words:
			"The one we had is off. Tell me below which days work for you, and I’ll get back to you with another.",
		answered: {
			heading: "We need a new day",
			words: "The one we had is off. I have your message and will get back to you with another.",
		},
	},
};

/** The page shows no date: the artist booked it by letter. */
const bookedByLetter: StandingTexts = {
	...standings.booked,
	words:
		"What I wrote to you says when and where. Bring valid ID. If something comes up, write below as early as you can.",
};

const pastDate: StandingTexts = {
	heading: "The day of your appointment has passed",
	words:
		"If there is another session to plan, or you have a question, write below. The guide explains how to look after your tattoo while it heals.",
	way: standings.done.way,
};

/** Of a touch-up, or of a session that ended early and whose hours are not over. */
const doneDate: StandingTexts = {
	...standings.done,
	words: `${standings.done.words} The date below is set.`,
};

const declinedDate: StandingTexts = {
	...standings.declined,
	words: `The date we had is off. ${standings.declined.words}`,
};

type Told = Pick<
	History,
	"hasWritten" | "hasWrittenSinceDate" | "isDateAgreed" | "isDateLost" | "letter"
>;

interface Facts extends Told {
	/** As the client was told. */
	state: ShownState;
	isWaitlisted: boolean;
	dates: DatesStanding;
	/** One is confirmed and lies ahead. */
	hasDate: boolean;
	/** One waits for the client's answer. */
	hasOpenDate: boolean;
	/** One was confirmed and is over. */
	hasPastDate: boolean;
	/** Told, and not received yet. */
	isDepositDue: boolean;
	/** The page links to where it is paid. */
	hasPaymentLink: boolean;
	/** When the books open again, as a sentence; empty if they are open or have no day. */
	opens: string;
}

export function chooseStanding(facts: Facts): Standing {
	const standing = sayStanding(facts);
	if (!facts.hasDate || !facts.hasOpenDate) return standing;
	return { ...standing, words: `${standing.words} Another date below waits for your answer.` };
}

function sayStanding(facts: Facts): Standing {
	const { hasWritten, hasWrittenSinceDate, letter, opens } = facts;
	const chosen = chooseTexts(facts);
	const isTold = letter && chosen === standings.new;
	const { answered, ...told } = isTold ? sayLetter(letter) : chosen;
	if (chosen === waitlisted && opens) return { ...told, words: `${told.words} ${opens}` };
	const isAnswered = chosen === undecided.none ? hasWrittenSinceDate : hasWritten;
	return isAnswered ? { ...told, ...answered } : told;
}

function sayLetter({ title, at }: NonNullable<Facts["letter"]>): StandingTexts {
	return {
		heading: title,
		words: `That was on ${at}. If I asked you something, answer below.`,
		answered: standings["needs-info"].answered,
	};
}

function askDeposit(facts: Facts): StandingTexts {
	const asked = standings["deposit-asked"];
	const where = sayHowToPay(facts);
	return { ...asked, words: facts.hasDate ? `${held} ${where}` : `${where} ${asked.words}` };
}

/** Names what the page itself shows. Of the rest, the artist may have written by email or in another way. */
function sayHowToPay({ isDepositDue, hasPaymentLink }: Facts): string {
	if (!isDepositDue) return "What I wrote to you says how much the deposit is and how to pay.";
	if (hasPaymentLink) return "The amount and the link to pay are below.";
	return "The amount is below. What I wrote to you says how to pay.";
}

function chooseTexts(facts: Facts): StandingTexts {
	const { state, isWaitlisted, dates, hasDate, hasPastDate, isDateAgreed, isDepositDue } = facts;
	if (dates === "open" && [...dated, ...ended].includes(state)) {
		const needsDeposit: ShownState[] = ["new", "needs-info", "quoted"];
		const isHeld = isDepositDue && needsDeposit.includes(state);
		return isHeld ? sayOpenDate("you confirm it and your deposit arrives") : undecided.open;
	}
	if (facts.isDateLost && dates === "none" && openStates.includes(state)) return undecided.none;
	if (state === "deposit-asked") return askDeposit(facts);
	if (hasDate && state === "deposit-received") return standings.booked;
	if (hasDate && isDepositDue && (state === "new" || state === "quoted")) return quotedDate;
	if (hasDate && ended.includes(state)) return standings.booked;
	if (hasDate && state === "done") return doneDate;
	if (isWaitlisted) return waitlisted;
	if (dates === "none" && state === "declined" && isDateAgreed) return declinedDate;
	if (state !== "booked" || hasDate) return standings[state];
	if (dates !== "set") return undecided[dates];
	return hasPastDate ? pastDate : bookedByLetter;
}
