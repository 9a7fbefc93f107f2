import { type Answer, callApi, newIdempotencyKey } from "../http/call-api.ts";
import { addToast, removeToast } from "../ui/toast-store.ts";

export const noteSent = "Thank you! Your message has been submitted.";
export const noteFailed = "Failed to submit message. Please try again.";

const usualWait = 60;
/** Failures of which the answer says nothing. */
const wordless = ["unexpected", "unreadable"];

/** Too many notes at once are a matter of waiting: this one goes by itself when its time has come. */
async function sendWhenAllowed(message: string, idempotencyKey: string): Promise<Answer> {
	for (;;) {
		const answer = await callApi("/api/notes", {
			method: "POST",
			json: { message },
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
export function createNoteSender(): (message: string, retry: () => void) => Promise<boolean> {
	let last = { message: "", key: "" };

	return async (message, retry) => {
		if (last.message !== message || !last.key) last = { message, key: newIdempotencyKey() };
		const answer = await sendWhenAllowed(message, last.key);
		if (answer.ok) {
			last = { message: "", key: "" };
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
