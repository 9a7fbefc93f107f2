import type { Dispatch, PerformersOf } from "../draft/draft-events.ts";
import { createTabLock } from "../draft/tab-lock.ts";
import { sendRequest } from "./send-request.ts";

export function createSubmissionEffects(
	dispatch: Dispatch,
): PerformersOf<"takeLock" | "releaseLock" | "send"> {
	const lock = createTabLock("request");
	return {
		takeLock({ run, patient }) {
			void lock.take(
				patient,
				() => dispatch({ is: "lockTaken", run }),
				() => dispatch({ is: "lockBusy", run }),
			);
		},
		releaseLock: lock.release,
		async send({ run, key, body }) {
			dispatch({ is: "answered", run, outcome: await sendRequest(body, key) });
		},
	};
}
