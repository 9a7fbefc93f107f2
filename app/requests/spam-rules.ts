import type { ConsultationRequest } from "./request-fields.ts";

/** Flags a request for the artist to look at later; never refuses it. */
export type Suspicion =
	| "hidden field filled in"
	| "sent too fast"
	| "many links"
	| "sent over and over";

export const honeypotFields = {
	trap: "leave_blank",
	opened: "opened_at",
	sent: "sent_at",
} as const;

/** From the opening of the form until it is sent. */
export const leastMs = 2_500;
/** Real requests link two or three references at most, but any number of pictures. */
const mostLinks = 3;
/** Not to the sites where clients collect pictures, such as `https://de.pinterest.com/pin/1`. */
const link =
	/(?:https?:\/\/|(?<!\/\/)www\.)(?!(?:[\w-]+\.)?(?:pinterest\.|pin\.it\/|instagram\.com\/))|\[url/gi;

/** Missing values raise no suspicion: API callers and forms without scripts do not send them. */
export function listSuspicions(
	request: ConsultationRequest,
	given: Readonly<Record<string, unknown>>,
	now: number,
): Suspicion[] {
	const suspicions: Suspicion[] = [];
	if (isFilled(given[honeypotFields.trap])) suspicions.push("hidden field filled in");
	if (wasHasty(given, now)) suspicions.push("sent too fast");
	if (hasManyLinks(request)) suspicions.push("many links");
	return suspicions;
}

function wasHasty(given: Readonly<Record<string, unknown>>, now: number): boolean {
	const opened = readTime(given[honeypotFields.opened]);
	const sent = readTime(given[honeypotFields.sent]) ?? now;
	return opened !== undefined && sent >= opened && sent - opened < leastMs;
}

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

function foldText(text: string | null): string {
	return (text ?? "")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

export function isRepeated(
	request: Pick<ConsultationRequest, "email" | "design_idea">,
	recent: readonly Pick<ConsultationRequest, "email" | "design_idea">[],
): boolean {
	const email = request.email.toLowerCase();
	const text = foldText(request.design_idea);
	const sameSender = recent.filter((other) => other.email.toLowerCase() === email);
	if (sameSender.length >= 5) return true;
	// Short texts coincide: "rose", "small cross".
	if (text.length < 40) return false;
	const sameText = recent.filter(
		(other) => other.email.toLowerCase() !== email && foldText(other.design_idea) === text,
	);
	return sameText.length >= 2;
}
