import type { Selectable, Transaction } from "kysely";
import { noteAct } from "../../db/audit.server.ts";
import type { RequestEvents, RequestProgress, RequestState } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";
import { type EndedDate, endDates } from "./ended-dates.server.ts";
import { addEvent, listEvents } from "./events.server.ts";
import { findOpenDate, type OpenDate } from "./open-date.server.ts";
import { holdProgress } from "./progress.server.ts";
import { findStateBeforeSpam, states } from "./states.ts";

type Trx = Transaction<Tables>;
type By = RequestEvents["by"];
type Turn = RequestProgress["turn"];
type ReplacedProgress = Pick<RequestProgress, "state" | "turn" | "waiting_since" | "answered_at">;

/** JSON of `replaced`. Events of earlier versions have no dates. */
export type Replaced = ReplacedProgress & { dates?: EndedDate[] };

/**
 * @param at time of the letter that the state is sent with
 * @returns the id of its event, or null if the request is gone or already there
 */
export async function changeState(
	trx: Trx,
	id: string,
	state: RequestState,
	by: By,
	at?: string,
): Promise<string | null> {
	const before = await holdProgress(trx, id);
	if (!before || before.state === state) return null;
	const events = before.state === "spam" ? await listEvents(trx, id) : [];
	const isWayBack = before.state === "spam" && state === findStateBeforeSpam(events);
	const openDate = state === "booked" ? await findOpenDate(trx, id) : undefined;
	await trx
		.updateTable("request_progress")
		.set({
			state,
			turn: chooseTurn(before, state, by, openDate),
			// Its notices are left: once it is back, what the client adds is told again.
			...(state === "spam" && { told_at: null }),
		})
		.where("submission_id", "=", id)
		.execute();
	const { turn, waiting_since, answered_at } = before;
	const dates = await endDates(trx, id, state);
	const replaced: Replaced = { state: before.state, turn, waiting_since, answered_at, dates };
	const event = { by, kind: "state", text: state, replaced: JSON.stringify(replaced) } as const;
	const eventId = await addEvent(trx, id, event, at);
	if (isWayBack) {
		const setAside = events.findLast(({ kind, text }) => kind === "state" && text === "spam");
		const turnBefore: Turn | undefined = setAside?.replaced && JSON.parse(setAside.replaced).turn;
		const turnNow = waiting_since ? "artist" : turnBefore;
		await trx
			.updateTable("request_progress")
			.set({ waiting_since, answered_at, ...(turnNow && { turn: turnNow }) })
			.where("submission_id", "=", id)
			.execute();
	}
	await noteAct(trx, "state changed", `request ${id}: ${state}, by the ${by}`);
	return eventId;
}

/** A state that asks something of the client leaves the turn with the artist until a letter tells the client. */
function chooseTurn(
	{ waiting_since, answered_at, waitlist }: Selectable<RequestProgress>,
	state: RequestState,
	by: By,
	openDate: OpenDate | undefined,
): Turn {
	if (openDate && !openDate.isTold) return "artist";
	const turn = openDate ? "client" : states[state].turn;
	if (turn === "client") return waiting_since || !answered_at ? "artist" : "client";
	if (state === "new") return waitlist && !waiting_since ? "nobody" : "artist";
	return state === "booked" && by !== "artist" && waiting_since ? "artist" : turn;
}
