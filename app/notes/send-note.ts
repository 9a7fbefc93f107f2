import { callApi, newIdempotencyKey } from "../http/call-api.ts";
import { addToast } from "../ui/toast-store.ts";

/** @returns how to send notes; the same note sent again has the same key, another one its own */
export function createNoteSender(): (message: string, retry: () => void) => Promise<boolean> {
	let last = { message: "", key: "" };

	return async (message, retry) => {
		if (last.message !== message || !last.key) last = { message, key: newIdempotencyKey() };
		const answer = await callApi("/api/notes", {
			method: "POST",
			json: { message },
			idempotencyKey: last.key,
		});
		if (answer.ok) {
			last = { message: "", key: "" };
			addToast({ title: "Thank you! Your message has been submitted.", tone: "success" });
			return true;
		}
		if (answer.status === 429) {
			addToast({ title: answer.message, tone: "info", duration: null });
			return false;
		}
		const mayRetry = answer.unreachable || answer.status >= 500;
		addToast({
			title: "Failed to submit message. Please try again.",
			tone: "error",
			// What has no words of its own would only say the title once more.
			...(answer.code !== "unexpected" && { text: answer.message }),
			...(mayRetry && { action: { label: "Retry", run: retry } }),
		});
		return false;
	};
}
