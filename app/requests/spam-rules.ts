import type { ConsultationRequest } from "./request-fields.ts";

/** Why a request is put aside for the artist to look at later. None of it refuses anybody. */
export type Doubt = "hidden field filled" | "sent at once" | "many links" | "sent over and over";

/** What a form sends beside its fields: a field nobody sees, and when it was opened and sent. */
export const quietFields = { trap: "leave_blank", opened: "opened_at", sent: "sent_at" } as const;

/** Nobody reads the form and fills in five fields in less, not even with the browser's help. */
const leastMs = 2_500;
/** Somebody with a folder of references links two or three. */
const mostLinks = 3;
const link = /https?:\/\/|www\.|\[url/gi;

/**
 * @param given what came with the request, by name; what a caller leaves out is held against nobody
 * @param now milliseconds since 1970; a form without scripts does not say when it was sent
 */
export function listDoubts(
	request: ConsultationRequest,
	given: Readonly<Record<string, unknown>>,
	now: number,
): Doubt[] {
	const doubts: Doubt[] = [];
	if (isFilled(given[quietFields.trap])) doubts.push("hidden field filled");
	if (wasHasty(given, now)) doubts.push("sent at once");
	if (hasManyLinks(request)) doubts.push("many links");
	return doubts;
}

function wasHasty(given: Readonly<Record<string, unknown>>, now: number): boolean {
	const opened = readTime(given[quietFields.opened]);
	const sent = readTime(given[quietFields.sent]) ?? now;
	return opened !== undefined && sent >= opened && sent - opened < leastMs;
}

/** A caller may send anything; what is no text cannot always be made one. */
function isFilled(given: unknown): boolean {
	return typeof given === "string" ? given.trim() !== "" : (given ?? null) !== null;
}

function readTime(given: unknown): number | undefined {
	const time = typeof given === "string" || typeof given === "number" ? Number(given) : 0;
	return Number.isFinite(time) && time > 0 ? time : undefined;
}

function hasManyLinks(request: ConsultationRequest): boolean {
	const { design_idea: idea, first_name, last_name, phone, placement } = request;
	const count = (text: string | null) => text?.match(link)?.length ?? 0;
	const odd = [first_name, last_name, phone, placement].some((text) => count(text) > 0);
	return odd || count(idea) > mostLinks;
}

/** The text of a request as it is compared with others: letters and digits alone. */
function foldText(text: string | null): string {
	return (text ?? "")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/**
 * Whether a request says what several others said, or one sender has sent many.
 * @param recent the requests of the last day, newest first
 */
export function isRepeated(
	request: Pick<ConsultationRequest, "email" | "design_idea">,
	recent: readonly Pick<ConsultationRequest, "email" | "design_idea">[],
): boolean {
	const email = request.email.toLowerCase();
	const text = foldText(request.design_idea);
	const sameSender = recent.filter((other) => other.email.toLowerCase() === email);
	if (sameSender.length >= 5) return true;
	// A short text is everybody's: "rose", "small cross".
	if (text.length < 40) return false;
	const sameText = recent.filter(
		(other) => other.email.toLowerCase() !== email && foldText(other.design_idea) === text,
	);
	return sameText.length >= 2;
}
