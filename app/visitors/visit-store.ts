import { callApi, newIdempotencyKey } from "../network/call-api.ts";
import { callWhenAllowed } from "../network/call-when-allowed.ts";
import { createStore } from "../ui/store.ts";
import { addToast } from "../ui/toast/toast-store.ts";

interface Visits {
	count: number | null;
	saving: boolean;
}

const path = "/api/visitor-count";
const takes = { status: 200, fields: { count: "number" } } as const;

export const noVisits: Visits = { count: null, saving: false };

const { get, set, subscribe } = createStore(noVisits);

export { get as getVisits, subscribe };

let asked = false;

export async function loadVisits(): Promise<void> {
	if (asked) return;
	asked = true;
	const answer = await callApi<{ count: number }>(path, { takes });
	if (!answer.ok) {
		asked = false;
		console.error("The visitor count could not be loaded:", answer.code, answer.message);
		return;
	}
	// A count saved meanwhile is newer.
	if (get().count === null) set({ ...get(), count: answer.body.count });
}

export async function saveVisit(key: string = newIdempotencyKey()): Promise<void> {
	if (get().saving) return;
	set({ ...get(), saving: true });
	const count = await send(key);
	set({ count: count ?? get().count, saving: false });
}

async function send(key: string): Promise<number | null> {
	const answer = await callWhenAllowed<{ count: number }>(path, {
		method: "POST",
		idempotencyKey: key,
		takes,
	});
	if (answer.ok) {
		addToast({ title: "Visit counted!", tone: "success" });
		return answer.body.count;
	}
	addToast({
		title: "Failed to update visitor count",
		tone: "error",
		...((answer.status < 400 || answer.status >= 500) && {
			text: answer.message,
			action: { label: "Retry", run: () => saveVisit(key) },
		}),
	});
	return null;
}
