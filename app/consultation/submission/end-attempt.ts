import { checkRequest } from "../../requests/check-request.ts";
import { settleDraft, startOver } from "../draft/clear-draft.ts";
import type { WaitingRequest } from "../draft/device-draft.ts";
import { andThen, type Effect, type Moment, type Next, next } from "../draft/draft-events.ts";
import type { DraftState, Ending } from "../draft/draft-state.ts";
import { findStuck } from "../files/refused-uploads.ts";
import { readValues } from "../form/read-form.ts";
import { announce, sayEnding } from "./submission-toasts.ts";

export function checkDraft({ fields, files }: DraftState): Ending | null {
	const checked = checkRequest(readValues(fields), "form");
	if (!checked.ok) return { is: "invalid", problem: checked.problem };
	const stuck = findStuck(files);
	return stuck && { is: "stuck", stuck };
}

export function endAttempt(state: DraftState, ending: Ending, now: Moment): Next {
	const { asked } = state;
	const ended = { ...state, errors: listErrors(ending) };
	const settled = andThen(next(ended, { do: "releaseLock" }), (s) => settle(s, ending, now));
	return andThen(settled, (s) =>
		asked || s.step !== "offline"
			? sayEnding(s, ending, asked)
			: announceUnlessBusy(s, ending, now),
	);
}

function settle(state: DraftState, ending: Ending, now: Moment): Next {
	switch (ending.is) {
		case "sent":
			return settleDraft(state, "sent");
		case "gone":
			return startOver(state);
		case "delayed":
			return wait({ ...state, step: "delayed", until: now.time + ending.seconds * 1000 });
		case "heldUp":
		case "busy":
			return wait({ ...state, step: "offline" });
		case "failed":
			return ending.goesOn ? wait({ ...state, step: "offline" }) : fail(state);
		default:
			return dropRequest({ ...state, step: "idle" });
	}
}

/** The server may have failed after storing, so the same content keeps its key. */
function fail(state: DraftState): Next {
	const wish = { ...state.wish, unsure: state.unsure === state.wish.key };
	const kept = next({ ...state, step: "idle" }, { do: "keepWish", wish });
	return andThen(kept, dropRequest);
}

function wait(state: DraftState): Next {
	if (state.changed || !state.request) return hold(state, true);
	const { step, until, unsure } = state;
	const notBefore = step === "delayed" ? until : undefined;
	const request = { ...state.request, notBefore, unsure: unsure === state.request.key };
	return next({ ...state, request }, keepRequest(request));
}

export function hold(state: DraftState, changed: boolean): Next {
	const { unsure, wish } = state;
	const held = { changed, unsure: unsure !== "" };
	const effects: Effect[] = [{ do: "keepRequest", request: null, held }];
	if (unsure && unsure === wish.key) {
		effects.unshift({ do: "keepWish", wish: { ...wish, unsure: true } });
	}
	return next({ ...state, step: "held", held, request: null }, ...effects);
}

function dropRequest(state: DraftState): Next {
	if (!state.request) return next(state);
	return next({ ...state, request: null }, { do: "keepRequest", request: null, held: null });
}

export function keepRequest(request: WaitingRequest): Effect {
	return { do: "keepRequest", request, held: null };
}

function listErrors(ending: Ending) {
	if (ending.is === "invalid") return ending.problem.fields;
	return ending.is === "failed" ? ending.fields : {};
}

function announceUnlessBusy(state: DraftState, ending: Ending, now: Moment): Next {
	return ending.is === "busy" ? next(state) : announce(state, now);
}
