import { sayClash } from "../../appointments/show-appointment.server.ts";
import { isUuid } from "../../db/check-values.ts";
import type { Db } from "../../db/database.server.ts";
import type { RequestState } from "../../db/desk-tables.ts";
import type { WriteLetters } from "../../mail/request-letters.server.ts";
import { findToday, type StudioClock } from "../../publishing/studio-time.server.ts";
import { markRead, markUnread } from "../../requests/progress/progress.server.ts";
import { isState } from "../../requests/progress/states.ts";
import { Refusal } from "../../server/refusal.server.ts";
import {
	changeSeenState,
	noteAnswered,
	takeBack,
} from "../request/progress/change-request.server.ts";

export interface ListChange {
	id: string;
	/** The event that takes the change back. */
	undo: string | null;
	/** One line for each appointment that a restored date overlaps. */
	clashes: string[];
}

/**
 * The actions of the list. A request that was deleted meanwhile leaves the list anyway.
 * @throws Refusal 409 if the request is not as the artist saw it
 */
export async function changeListedRequest(
	db: Db,
	form: URLSearchParams,
	studio: StudioClock,
	prepareReceipt: (id: string, state: RequestState) => Promise<WriteLetters>,
): Promise<ListChange> {
	let clashes: string[] = [];
	const id = String(form.get("id"));
	const state = form.get("state");
	const undo = form.get("undo");
	const seen = form.get("seen");
	if (!isUuid(id)) throw unreadable();
	if (form.get("read") === "yes") await markRead(db, id);
	else if (form.get("read") === "no") await markUnread(db, id);
	else if (form.has("answered")) await setAnswered(db, id, seen);
	else if (undo !== null) {
		const back = (await takeBack(db, id, undo)) ?? refuseUnseen();
		clashes = back.map((clash) => sayClash(clash, studio));
	} else if (isState(state)) {
		const addReceipt = await prepareReceipt(id, state);
		const { change, undo } = await changeSeenState(
			db,
			id,
			{ seen, state, today: findToday(studio.timeZone) },
			addReceipt,
		);
		if (change === "meanwhile") refuseUnseen();
		return { id, undo, clashes };
	} else throw unreadable();
	return { id, undo: null, clashes };
}

async function setAnswered(db: Db, id: string, seen: string | null): Promise<void> {
	if ((await noteAnswered(db, id, seen)) === "meanwhile") refuseUnseen();
}

function refuseUnseen(): never {
	throw new Refusal(
		409,
		"meanwhile",
		"This request has changed since you looked at it. Open it to see what is new, then decide.",
	);
}

function unreadable(): Refusal {
	return new Refusal(400, "unreadable", "That change didn’t come through. Please try again.");
}
