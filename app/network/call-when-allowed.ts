import { addToast, removeToast } from "../ui/toast/toast-store.ts";
import { type Answer, type Call, callApi } from "./call-api.ts";

const usualWait = 60;

/**
 * Calls the site. Where that was too often, it says so and calls again when it may.
 * @param text what to tell the visitor beside how long it takes
 */
export async function callWhenAllowed<Body>(
	path: string,
	call: Call,
	text?: string,
): Promise<Answer<Body>> {
	for (;;) {
		const answer = await callApi<Body>(path, call);
		if (answer.ok || answer.status !== 429) return answer;
		const toast = addToast({
			title: answer.message,
			...(text && { text }),
			tone: "info",
			duration: null,
		});
		await new Promise((resolve) => setTimeout(resolve, (answer.retryAfter ?? usualWait) * 1000));
		removeToast(toast);
	}
}
