import { mostUnreachable } from "../../mail/judge-failure.ts";
import type { ListedLetter } from "../../mail/letters.server.ts";
import type { ToastWords } from "../../ui/toast/toast-store.ts";
import { sayUntil } from "./say-time.ts";

/** The state of a letter's delivery. */
export type Fate = Pick<
	ListedLetter,
	"id" | "kind" | "recipient" | "state" | "attempts" | "due_at" | "problem"
>;

export function readFate(letter: Fate): Fate {
	const { id, kind, recipient, state, attempts, due_at, problem } = letter;
	return { id, kind, recipient, state, attempts, due_at, problem };
}

export interface SenderState {
	/** Server time. */
	now: number;
	/** The mail server does not answer. */
	isPaused: boolean;
}

interface LetterNews {
	/** Id of the letter. */
	of: string;
	words: ToastWords;
}

const names: Record<Fate["kind"], string> = {
	receipt: "The receipt",
	notice: "The notice",
	answer: "Your letter",
	link: "The link to the request",
};

/**
 * @param before what was known of the letters
 * @returns what to tell; a refusal matters most
 */
export function findLetterNews(
	before: readonly Fate[],
	letters: readonly Fate[],
	sender: SenderState,
): LetterNews | undefined {
	const news = letters.flatMap((letter) => {
		const known = before.find(({ id }) => id === letter.id);
		const words = hasChanged(known, letter) && tell(known, letter, sender);
		return words ? [{ of: letter.id, words }] : [];
	});
	return news.find(({ words }) => words.tone === "error") ?? news[0];
}

export function hasChanged(before: Fate | undefined, { state, due_at }: Fate): boolean {
	return before?.state !== state || before.due_at !== due_at;
}

/** Of a letter that the artist neither wrote nor saw in trouble, only a refusal is told. */
function tell(
	before: Fate | undefined,
	letter: Fate,
	{ now, isPaused }: SenderState,
): ToastWords | undefined {
	const { kind, recipient, state, attempts, due_at } = letter;
	const name = names[kind];
	const to = `To ${recipient || "you"}.`;
	if (state === "failed") {
		const text = `${to} Why stands under “Not sent”.`;
		return { title: `${name} was not sent`, text, tone: "error" };
	}
	if (!before || (kind !== "answer" && before.problem === null)) return undefined;
	if (state === "sent") return { title: `${name} was sent`, text: to, tone: "success" };
	if (state !== "waiting") return undefined;
	if (attempts === 0) {
		return isPaused
			? {
					title: `${name} has to wait`,
					text: `${to} The mail server does not answer.`,
					tone: "info",
				}
			: { title: `${name} is on its way`, text: to, tone: "info" };
	}
	// A letter that the artist tries again counts from zero, and may reach the same number. So may a notice that only
	// waits for others, and a letter whose server cannot be reached.
	const keepsNumber = kind === "notice" || attempts >= mostUnreachable;
	const isSame = attempts === before.attempts && keepsNumber;
	const isRepeated =
		before.state === "waiting" && before.attempts > 0 && (attempts > before.attempts || isSame);
	if (isRepeated) return undefined;
	const text = `${to} The mail server has not taken it yet. Next try ${sayUntil(due_at, now)}.`;
	return { title: `${name} has to wait`, text, tone: "info" };
}
