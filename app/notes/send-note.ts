import { type Answer, callApi, newIdempotencyKey } from "../http/call-api.ts";
import { addToast, removeToast } from "../ui/toast-store.ts";
import type { Note } from "./check-note.ts";

export const noteSent = "Thank you! Your message has been submitted.";
export const noteFailed = "Failed to submit message. Please try again.";

const usualWait = 60;
/** Failures of which the answer says nothing. */
const wordless = ["unexpected", "unreadable"];

/** Too many notes at once are a matter of waiting: this one goes by itself when its time has come. */
async function sendWhenAllowed(note: Note, idempotencyKey: string): Promise<Answer> {
	for (;;) {
		const answer = await callApi("/api/notes", {
			method: "POST",
			json: note,
			idempotencyKey,
			takes: { status: 201, fields: { message: "string" } },
		});
		if (answer.ok || answer.status !== 429) return answer;
		const toast = addToast({
			title: answer.message,
			text: "It is sent by itself then.",
			tone: "info",
			duration: null,
		});
		await new Promise((resolve) => setTimeout(resolve, (answer.retryAfter ?? usualWait) * 1000));
		removeToast(toast);
	}
}

/** @returns how to send notes; the same note sent again has the same key, another one its own */
export function createNoteSender(): (note: Note, retry: () => void) => Promise<boolean> {
	let last = { content: "", key: "" };

	return async (note, retry) => {
		const content = JSON.stringify(note);
		if (last.content !== content) last = { content, key: newIdempotencyKey() };
		const answer = await sendWhenAllowed(note, last.key);
		if (answer.ok) {
			last = { content: "", key: "" };
			addToast({ title: noteSent, tone: "success" });
			return true;
		}
		const mayRetry = answer.status < 400 || answer.status >= 500;
		addToast({
			title: noteFailed,
			tone: "error",
			// What has no words of its own would only say the title once more.
			...(!wordless.includes(answer.code) && { text: answer.message }),
			...(mayRetry && { action: { label: "Retry", run: retry } }),
		});
		return false;
	};
}
