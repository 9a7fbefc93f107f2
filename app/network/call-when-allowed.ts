import { addToast, removeToast } from "../ui/toast/toast-store.ts";
import { type Answer, type Call, callApi } from "./call-api.ts";

const usualWait = 60;

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
