import { sayClash } from "../../appointments/show-appointment.server.ts";
import { isUuid } from "../../db/check-values.ts";
import { markRead, markUnread } from "../../requests/progress/progress.server.ts";
import { isState } from "../../requests/progress/states.ts";
import { Refusal } from "../../server/refusal.server.ts";
import type { Visit } from "../../server/site.server.ts";
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
	visit: Visit,
	form: URLSearchParams,
): Promise<ListChange> {
	const { db } = visit.site.database;
	const id = String(form.get("id"));
	const state = form.get("state");
	const event = form.get("undo");
	const seen = form.get("seen");
	const done: ListChange = { id, undo: null, clashes: [] };
	if (!isUuid(id)) throw unreadable();
	if (form.get("read") === "yes") await markRead(db, id);
	else if (form.get("read") === "no") await markUnread(db, id);
	else if (form.has("answered")) {
		if ((await noteAnswered(db, id, seen)) === "meanwhile") refuseUnseen();
	} else if (event !== null) {
		const clashes = (await takeBack(db, id, event)) ?? refuseUnseen();
		const { studio } = await visit.content.readBodies("studio");
		return { ...done, clashes: clashes.map((clash) => sayClash(clash, studio)) };
	} else if (isState(state)) {
		const { change, undo } = await changeSeenState(visit, id, { seen, state });
		if (change === "meanwhile") refuseUnseen();
		return { ...done, undo };
	} else throw unreadable();
	return done;
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
