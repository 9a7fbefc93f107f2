import {
	type Clash,
	findAppointments,
	listActiveAppointments,
} from "../../../appointments/appointments.server.ts";
import { findClashes } from "../../../appointments/clashes.ts";
import { commit, commitSerializable } from "../../../db/commit.server.ts";
import type { Db } from "../../../db/database.server.ts";
import type { RequestState } from "../../../db/desk-tables.ts";
import { commitIdempotent } from "../../../db/idempotency.server.ts";
import { prepareLateReceipt } from "../../../mail/request-letters.server.ts";
import { findToday } from "../../../publishing/studio-time.server.ts";
import { addEvent } from "../../../requests/progress/events.server.ts";
import { holdProgress, markSeen } from "../../../requests/progress/progress.server.ts";
import { isOwedWord } from "../../../requests/progress/states.ts";
import { takeBackState } from "../../../requests/progress/take-back.server.ts";
import { changeStateByHand } from "../../../requests/terms/terms.server.ts";
import { makeFormKey } from "../../../server/form-key.server.ts";
import type { Visit } from "../../../server/site.server.ts";
import { countCharacters } from "../../../ui/count-characters.ts";

type StateChange = "changed" | "same" | "meanwhile" | "gone";

interface SeenChange {
	change: StateChange;
	/** The event that takes the change back. */
	undo: string | null;
}

/** @param seen its `changed_at`: another tab, or the client, may have been quicker */
export async function changeSeenState(
	visit: Visit,
	id: string,
	{ seen, state }: { seen: string | null; state: RequestState },
): Promise<SeenChange> {
	const addReceipt = await prepareLateReceipt(visit, id, state);
	const { studio } = await visit.content.readBodies("studio");
	const today = findToday(studio.timeZone);
	const { database, sender } = visit.site;
	const changed = await commit(database.db, async (trx): Promise<SeenChange> => {
		const progress = await holdProgress(trx, id);
		if (!progress) return { change: "gone", undo: null };
		// Sent again, because the answer was lost.
		if (progress.state === state) return { change: "same", undo: null };
		if (progress.changed_at !== seen) return { change: "meanwhile", undo: null };
		await addReceipt(trx, id);
		return { change: "changed", undo: await changeStateByHand(trx, id, state, { today }) };
	});
	sender.wake();
	return changed;
}

/** @returns what the dates that are back clash with by now; null, with nothing changed, if something came after it */
export function takeBack(db: Db, id: string, event: string): Promise<Clash[] | null> {
	return commitSerializable(db, async (trx) => {
		const back = await takeBackState(trx, id, event);
		if (!back || back.length === 0) return back && [];
		const dates = (await findAppointments(trx, id)).filter((date) => back.includes(date.id));
		const active = await listActiveAppointments(trx, new Date());
		return dates.flatMap((date) => findClashes(date, active));
	});
}

/**
 * The artist answered outside the site, or has seen the withdrawal. Does nothing if the request is answered already.
 * @param seen its `changed_at`: what the client wrote since has not been answered
 */
export function noteAnswered(db: Db, id: string, seen: string | null): Promise<StateChange> {
	return commit(db, async (trx) => {
		const progress = await holdProgress(trx, id);
		if (!progress) return "gone";
		if (!isOwedWord(progress)) return "same";
		if (progress.changed_at !== seen) return "meanwhile";
		if (progress.waiting_since === null && progress.state === "withdrawn") await markSeen(trx, id);
		else await addEvent(trx, id, { by: "artist", kind: "letter", text: null });
		return "changed";
	});
}

/** @returns what is wrong, or null */
export function checkPrivateNote(text: string): string | null {
	if (text === "") return "Write something first.";
	return countCharacters(text) > 5_000 ? "A note can be at most 5,000 characters long." : null;
}

/** The same note within this time is a retry; later it is meant. */
const repeatMs = 2 * 60 * 1000;

/** @returns false if the request is gone */
export async function addNote(db: Db, id: string, text: string): Promise<boolean> {
	const key = makeFormKey([id, text], "", repeatMs);
	const once = { scope: "private note" as const, ...key, payload: text };
	const { result } = await commitIdempotent(db, once, async (trx) => {
		if (!(await holdProgress(trx, id))) return null;
		await addEvent(trx, id, { by: "artist", kind: "note", text });
		return { id };
	});
	return result !== null;
}
