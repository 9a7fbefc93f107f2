import type { Dispatch, PerformersOf } from "../draft/draft-events.ts";
import { createTabLock } from "../draft/tab-lock.ts";
import { keepSentCopy } from "../sent/sent-copy.ts";
import { sendRequest } from "./send-request.ts";

export function createSubmissionEffects(
	dispatch: Dispatch,
): PerformersOf<"takeLock" | "releaseLock" | "send" | "keepSentCopy"> {
	const lock = createTabLock("request");
	return {
		takeLock({ run, patient }) {
			void lock.take(
				patient,
				() => dispatch({ is: "lockTaken", run }),
				() => dispatch({ is: "lockBusy", run }),
			);
		},
		releaseLock: () => lock.release(),
		keepSentCopy: ({ copy }) => keepSentCopy(copy),
		async send({ run, key, body }) {
			dispatch({ is: "answered", run, outcome: await sendRequest(body, key) });
		},
	};
}
