import type { RequestState } from "../../db/desk-tables.ts";
import { isState, states } from "../../requests/progress/states.ts";
import { findUnknown, sayUnknown } from "../answer/placeholders.ts";

/** Limits of characters. */
export const mostName = 60;
export const mostText = 8_000;

/** States that an answer can lead to. */
export const answerStates = [
	"needs-info",
	"quoted",
	"deposit-asked",
	"deposit-received",
	"booked",
	"done",
	"declined",
] as const satisfies RequestState[];

export function readAnswerState(text: string | null): RequestState | null {
	return isState(text) && answerStates.some((state) => state === text) ? text : null;
}

export function sayAnswerState(text: string | null): string {
	const state = readAnswerState(text);
	return state ? states[state].label : "(no change)";
}

export interface ReplyErrors {
	name?: string;
	text?: string;
}

export function checkReply(form: URLSearchParams) {
	const name = (form.get("name") ?? "").trim();
	const text = (form.get("text") ?? "").replace(/\r\n?/g, "\n").trim();
	const errors: ReplyErrors = {};
	if (!name) errors.name = "Give it a name to find it by.";
	if (name.length > mostName) errors.name = `Use at most ${mostName} characters.`;
	const unknown = findUnknown(text);
	if (!text) errors.text = "Write the text.";
	else if (text.length > mostText) errors.text = `Use at most ${mostText} characters.`;
	else if (unknown.length > 0) errors.text = sayUnknown(unknown);
	return { reply: { name, text, state: readAnswerState(form.get("state")) }, errors };
}
