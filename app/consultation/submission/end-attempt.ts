import { checkRequest } from "../../requests/check-request.ts";
import { clearDraft, startOver } from "../draft/clear-draft.ts";
import type { WaitingRequest } from "../draft/device-draft.ts";
import { andThen, type Effect, type Moment, type Next, next } from "../draft/draft-events.ts";
import type { AttemptResult, DraftState } from "../draft/draft-state.ts";
import { findRefusedUploads } from "../files/refused-uploads.ts";
import { readValues } from "../form/read-form.ts";
import { announce, toastResult } from "./submission-toasts.ts";

export function checkDraft({ fields, files }: DraftState): AttemptResult | null {
	const checked = checkRequest(readValues(fields), "form");
	if (!checked.ok) return { is: "invalid", problem: checked.problem };
	const refused = findRefusedUploads(files);
	return refused && { is: "uploadsRefused", refused };
}

export function endAttempt(state: DraftState, result: AttemptResult, now: Moment): Next {
	const { byVisitor } = state;
	const ended = { ...state, errors: listErrors(result) };
	const settled = andThen(next(ended, { do: "releaseLock" }), (s) => applyResult(s, result, now));
	return andThen(settled, (s) =>
		byVisitor || s.step !== "offline"
			? toastResult(s, result, byVisitor)
			: announceUnlessBusy(s, result, now),
	);
}

function applyResult(state: DraftState, result: AttemptResult, now: Moment): Next {
	switch (result.is) {
		case "sent":
			return andThen(keepSentCopy(state, now), (s) => clearDraft(s, "sent"));
		case "gone":
			return andThen(startOver(state), (s) => next({ ...s, goneKey: state.request?.key ?? "" }));
		case "delayed":
			return wait({ ...state, step: "delayed", until: now.time + result.seconds * 1000 });
		case "disconnected":
			return wait({ ...state, step: "offline" });
		case "busy":
			// Not written again: the other tab may have settled or replaced what is on the device.
			return next({ ...state, step: "offline" });
		case "failed":
			return result.willRetry ? wait({ ...state, step: "offline" }) : fail(state);
		default:
			return dropRequest({ ...state, step: "idle" });
	}
}

function keepSentCopy(state: DraftState, { time: sentAt }: Moment): Next {
	const { request, files } = state;
	if (!request) return next(state);
	const uploads = (request.body?.uploads ?? []) as string[];
	const named = files.filter(
		({ state: file }) => file.is === "done" && uploads.includes(file.uploadId),
	);
	const copy = {
		sentAt,
		values: readValues(request.fields),
		files: named.map(({ file }) => file.name),
		unnamedFiles: uploads.length - named.length,
	};
	return next(state, { do: "keepSentCopy", copy });
}

/** The server may have failed after storing, so the same content keeps its key. */
function fail(state: DraftState): Next {
	const submission = { ...state.lastSubmission, unsure: state.unsure === state.lastSubmission.key };
	const kept = next({ ...state, step: "idle" }, { do: "keepSubmission", submission });
	return andThen(kept, dropRequest);
}

function wait(state: DraftState): Next {
	if (state.changed || !state.request) return hold(state, { changed: true, answered: true });
	const { step, until, unsure } = state;
	const notBefore = step === "delayed" ? until : undefined;
	const request = { ...state.request, notBefore, unsure: unsure === state.request.key };
	return next({ ...state, request }, keepRequest(request));
}

export function hold(
	state: DraftState,
	{ changed, answered = false }: { changed: boolean; answered?: boolean },
): Next {
	const { unsure, lastSubmission } = state;
	const held = { changed, unsure: unsure !== "" };
	const effects: Effect[] = [{ do: "keepRequest", request: null, held, answered }];
	if (unsure && unsure === lastSubmission.key) {
		effects.unshift({ do: "keepSubmission", submission: { ...lastSubmission, unsure: true } });
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

function listErrors(result: AttemptResult) {
	if (result.is === "invalid") return result.problem.fields;
	return result.is === "failed" ? result.fields : {};
}

function announceUnlessBusy(state: DraftState, result: AttemptResult, now: Moment): Next {
	return result.is === "busy" ? next(state) : announce(state, now);
}
