import { newIdempotencyKey } from "../network/call-api.ts";
import { callWhenAllowed } from "../network/call-when-allowed.ts";
import { addToast } from "../ui/toast/toast-store.ts";
import type { Note } from "./check-note.ts";

export const noteSent = "Thank you! Your message has been submitted.";
export const noteFailed = "Failed to submit message. Please try again.";

const codesWithoutText = ["unexpected", "unreadable"];

/** Of a note that waits: only this page sends it. */
const keepOpen = "Keep this page open and it will be sent automatically then.";

export function createNoteSender(): (note: Note, retry: () => void) => Promise<boolean> {
	/** By content. */
	const keys = new Map<string, string>();

	return async (note, retry) => {
		const content = JSON.stringify(note);
		const idempotencyKey = keys.get(content) ?? newIdempotencyKey();
		keys.set(content, idempotencyKey);
		const call = {
			method: "POST",
			json: note,
			idempotencyKey,
			takes: { status: 201, fields: { message: "string" } },
		} as const;
		const answer = await callWhenAllowed("/api/notes", call, keepOpen);
		if (answer.ok) {
			keys.delete(content);
			addToast({ title: noteSent, tone: "success" });
			return true;
		}
		const mayRetry = answer.status < 400 || answer.status >= 500;
		addToast({
			title: noteFailed,
			tone: "error",
			// These codes' messages would only repeat the title.
			...(!codesWithoutText.includes(answer.code) && { text: answer.message }),
			...(mayRetry && { action: { label: "Retry", run: retry } }),
		});
		return false;
	};
}
