import { commit } from "../../../db/commit.server.ts";
import type { Db } from "../../../db/database.server.ts";
import type { RequestState } from "../../../db/desk-tables.ts";
import { commitIdempotent } from "../../../db/idempotency.server.ts";
import type { WriteLetters } from "../../../mail/request-letters.server.ts";
import { addEvent, changeStateIn, passTurn } from "../../../requests/progress/progress.server.ts";
import { makeFormKey } from "../../../server/form-key.server.ts";

export type StateChange = "changed" | "same" | "meanwhile" | "gone";

/** Only from the state that the artist has seen: another tab, or the client, may have been quicker. */
export function changeSeenState(
	db: Db,
	id: string,
	{ seen, state }: { seen: RequestState; state: RequestState },
	addReceipt: WriteLetters,
): Promise<StateChange> {
	return commit(db, async (trx) => {
		// A write, so that Postgres holds the row until the change is made.
		const progress = await trx
			.updateTable("request_progress")
			.set(({ ref }) => ({ state: ref("state") }))
			.where("submission_id", "=", id)
			.returning("state")
			.executeTakeFirst();
		if (!progress) return "gone";
		if (progress.state === state) return "same";
		if (progress.state !== seen) return "meanwhile";
		await addReceipt(trx, id);
		await changeStateIn(trx, id, state, "artist");
		return "changed";
	});
}

/** By phone, text or the artist's own mail. A request that has its answer, or is gone, stays as it is. */
export async function noteAnswered(db: Db, id: string): Promise<void> {
	await commit(db, async (trx) => {
		const answered = await trx
			.updateTable("request_progress")
			.set({ answered_at: new Date().toISOString() })
			.where("submission_id", "=", id)
			.where("answered_at", "is", null)
			.executeTakeFirst();
		if (answered.numUpdatedRows === 0n) return;
		await addEvent(trx, id, { by: "artist", kind: "letter", text: null });
		await passTurn(trx, id);
	});
}

/** Sent again within it, the same is a repeat: the answer to the first was lost. Later it is meant. */
const repeatMs = 2 * 60 * 1000;

/** @returns false if the request is gone */
export async function addNote(db: Db, id: string, text: string): Promise<boolean> {
	const key = makeFormKey([id, text], "", repeatMs);
	const once = { scope: "private note" as const, ...key, payload: text };
	const { result } = await commitIdempotent(db, once, async (trx) => {
		const request = await trx
			.selectFrom("request_progress")
			.select("submission_id")
			.where("submission_id", "=", id)
			.executeTakeFirst();
		if (!request) return null;
		await addEvent(trx, id, { by: "artist", kind: "note", text });
		return { id };
	});
	return result !== null;
}
