import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import { changeState, markRead } from "../../requests/progress/progress.server.ts";
import { isState } from "../../requests/progress/states.ts";
import { Refusal } from "../../server/refusal.server.ts";

/** What the list can do with a request. One that is gone meanwhile is left out of the list anyway. */
export async function changeRequest(db: Db, form: FormData): Promise<void> {
	const id = String(form.get("id"));
	const state = form.get("state");
	if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw unreadable();
	if (form.get("read") === "yes") await markRead(db, id);
	else if (form.get("read") === "no") await markUnread(db, id);
	else if (isState(state) && state !== "withdrawn") await changeState(db, id, state, "artist");
	else throw unreadable();
}

async function markUnread(db: Db, id: string): Promise<void> {
	await commit(db, (trx) =>
		trx
			.updateTable("request_progress")
			.set({ read_at: null })
			.where("submission_id", "=", id)
			.execute(),
	);
}

function unreadable(): Refusal {
	return new Refusal(400, "unreadable", "This change cannot be read.");
}
