import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestProgress, RequestState } from "../../db/desk-tables.ts";
import type { WriteLetters } from "../../mail/request-letters.server.ts";
import { changeStateIn, markRead, markUnread } from "../../requests/progress/progress.server.ts";
import { isState } from "../../requests/progress/states.ts";
import { Refusal } from "../../server/refusal.server.ts";

/** What the list can do with a request. One that is gone meanwhile is left out of the list anyway. */
export async function changeRequest(
	db: Db,
	form: URLSearchParams,
	prepareReceipt: (id: string, state: RequestState) => Promise<WriteLetters>,
): Promise<void> {
	const id = String(form.get("id"));
	const state = form.get("state");
	if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw unreadable();
	if (form.get("read") === "yes") await markRead(db, id);
	else if (form.get("read") === "no") await markUnread(db, id);
	else if (isState(state)) {
		const addReceipt = await prepareReceipt(id, state);
		await setState(db, id, state, readUndo(form), addReceipt);
	} else throw unreadable();
}

type Before = Partial<Pick<RequestProgress, "turn" | "answered_at">>;

/** Undone, a request has the turn that it had before, and waits for its answer again. */
function readUndo(form: URLSearchParams): Before {
	const turn = form.get("turn");
	const before: Before =
		turn === "artist" || turn === "client" || turn === "nobody" ? { turn } : {};
	return form.has("waiting") ? { ...before, answered_at: null } : before;
}

async function setState(
	db: Db,
	id: string,
	state: RequestState,
	before: Before,
	addReceipt: WriteLetters,
): Promise<void> {
	await commit(db, async (trx) => {
		await addReceipt(trx, id);
		await changeStateIn(trx, id, state, "artist");
		if (Object.keys(before).length === 0) return;
		await trx.updateTable("request_progress").set(before).where("submission_id", "=", id).execute();
	});
}

function unreadable(): Refusal {
	return new Refusal(400, "unreadable", "This change cannot be read.");
}
