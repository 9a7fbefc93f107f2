import type { ListedFile, WaitingRequest } from "../draft/device-draft.ts";
import {
	andThen,
	type DraftEvent,
	type EventOf,
	type Moment,
	type Next,
	next,
	type Rules,
} from "../draft/draft-events.ts";
import type { DraftState, Held, Step } from "../draft/draft-state.ts";
import { countArrived, isTravelling, resend, retryLost } from "../files/files-table.ts";
import { isDisconnected } from "../files/refused-uploads.ts";
import { readValues } from "../form/read-form.ts";
import { contentOf, contentOfRequest, keyFor } from "./content-key.ts";
import { checkDraft, endAttempt, hold, keepRequest } from "./end-attempt.ts";
import type { Outcome } from "./send-request.ts";

/** Events not listed change nothing. `edited` stands for every change by the visitor, files included. */
export const submissionTable: Readonly<Record<Step, Rules>> = {
	idle: { submitted: submit, edited: holdIfUnsure },
	locking: { lockTaken: begin, lockBusy: leaveToOtherTab, edited: holdOrSendChanged },
	checking: { stillKept: uploadOrLeave, edited: holdOrSendChanged },
	uploading: { edited: holdOrSendChanged },
	saving: { requestKept: send },
	sending: { answered: takeAnswer },
	delayed: { requestDue: goOn, submitted: submit, edited: holdChanged },
	offline: { connectionBack: goOn, submitted: submit, edited: holdChanged },
	held: { submitted: submit },
};

function submit(state: DraftState, _: DraftEvent, now: Moment): Next {
	const { fields, rest } = state;
	const wrong = checkDraft(state);
	if (wrong) return endAttempt({ ...state, byVisitor: true }, wrong, now);
	const lastSubmission = keyFor(state, now.freshKey);
	const { key } = lastSubmission;
	const body = state.request?.key === key ? state.request.body : undefined;
	const request = { key, fields, rest, body, unsure: state.unsure === key };
	const submitted = { ...state, lastSubmission, request, changed: false, errors: {} };
	return andThen(next(submitted, keepRequest(request)), (s) => startAttempt(s, true));
}

/** Only a visitor's own attempt waits for the lock; an automatic one yields to the other tab. */
function startAttempt(state: DraftState, byVisitor: boolean): Next {
	const run = state.run + 1;
	const started = { ...state, step: "locking" as const, run, byVisitor, resent: false, held: null };
	return next(started, { do: "takeLock", run, patient: byVisitor });
}

function goOn(state: DraftState): Next {
	return state.request ? startAttempt(state, false) : next(state);
}

/** Another tab may have sent or canceled the request meanwhile. */
function begin(state: DraftState, _: DraftEvent, now: Moment): Next {
	const { byVisitor, request, storedKey, run } = state;
	if (byVisitor || !request || storedKey !== request.key) return upload(state, now);
	return next({ ...state, step: "checking" }, { do: "checkKept", run, key: request.key });
}

function uploadOrLeave(state: DraftState, { kept }: EventOf<"stillKept">, now: Moment): Next {
	return kept ? upload(state, now) : endAttempt(state, { is: "gone" }, now);
}

function leaveToOtherTab(state: DraftState, _: DraftEvent, now: Moment): Next {
	return endAttempt(state, { is: "busy" }, now);
}

/** Resent unchanged if it may have arrived: its uploads may already be claimed. */
function upload(state: DraftState, now: Moment): Next {
	const retried = retryLost(state);
	return state.request?.body ? save(retried, now) : next({ ...retried, step: "uploading" });
}

export function sendOnceUploaded(state: DraftState, now: Moment): Next {
	if (state.step !== "uploading" || !state.loaded || isTravelling(state.files)) return next(state);
	const wrong = checkDraft(state);
	if (wrong) return endAttempt(state, wrong, now);
	if (isDisconnected(state.files)) return endAttempt(state, { is: "disconnected" }, now);
	return write(state, now);
}

function write(state: DraftState, { freshKey, online }: Moment): Next {
	// Automatic attempts send what was submitted, not what is typed since, and are the same request.
	const submitted = state.byVisitor ? null : state.request;
	const { fields, rest } = submitted ?? state;
	const uploads = state.files.flatMap(({ state: file }) =>
		file.is === "done" ? [file.uploadId] : [],
	);
	const body = { ...readValues(fields), uploads: [...rest.uploads, ...uploads], ...rest.honeypot };
	const content = { ...state, fields, rest };
	const lastSubmission = submitted
		? { content: contentOf(content), key: submitted.key }
		: keyFor(content, freshKey);
	const request = { key: lastSubmission.key, fields, rest, body, unsure: online };
	return next(
		{ ...state, lastSubmission, request, online, errors: {}, step: "saving" },
		keepRequest(request),
	);
}

/** Saved before sending, so that a reload knows it may have arrived. */
function save(state: DraftState, { online }: Moment): Next {
	if (!state.request) return next(state);
	const request = { ...state.request, unsure: state.request.unsure || online };
	return next({ ...state, request, online, step: "saving" }, keepRequest(request));
}

function send(state: DraftState, { request }: EventOf<"requestKept">, now: Moment): Next {
	if (!request?.body || request !== state.request) return next(state);
	// The connection came back while it was saved, so that it may arrive.
	if (now.online && !request.unsure) return save(state, now);
	const { key, body } = request;
	return next({ ...state, step: "sending" }, { do: "send", run: state.run, key, body });
}

function takeAnswer(before: DraftState, { outcome }: EventOf<"answered">, now: Moment): Next {
	const { request } = before;
	if (!request) return next(before);
	const state = { ...before, unsure: findUnsure(before, request.key, outcome, now) };
	if (outcome.is !== "missing" || state.resent) return endAttempt(state, outcome, now);
	const { uploadIds } = outcome;
	const here = countArrived(state.files, uploadIds);
	const { body: _, ...unwritten } = request;
	const again = resend({ ...state, request: unwritten, resent: true }, uploadIds);
	if (here === 0 || here < uploadIds.length) return endAttempt(again, outcome, now);
	return next({ ...again, step: "uploading" });
}

/** A rejection proves that no earlier attempt succeeded: the server would have replayed it. */
function findUnsure(state: DraftState, key: string, outcome: Outcome, now: Moment): string {
	if (outcome.is !== "failed" || !outcome.unsure) return state.unsure === key ? "" : state.unsure;
	return state.online || now.online ? key : state.unsure;
}

/** An edit cancels an automatic attempt; a visitor's own sends the form as it is at the end. */
function holdOrSendChanged(state: DraftState): Next {
	if (!state.byVisitor) return andThen(next(state, { do: "releaseLock" }), holdChanged);
	if (!state.request) return next(state);
	const held = { changed: true, unsure: state.unsure !== "" };
	return next({ ...state, request: null }, { do: "keepRequest", request: null, held });
}

function holdChanged(state: DraftState): Next {
	return hold(state, { changed: true });
}

function holdIfUnsure(state: DraftState): Next {
	return state.unsure ? hold(state, { changed: true }) : next(state);
}

export function resumeRequest(
	before: DraftState,
	request: WaitingRequest,
	files: readonly ListedFile[],
	now: Moment,
): Next {
	if (before.step !== "idle" || before.request) return next(before);
	const { key, notBefore = 0 } = request;
	const state = { ...adoptKey(before, request, files), request, storedKey: key, changed: false };
	if (notBefore > now.time) return next({ ...state, step: "delayed", until: notBefore });
	return now.online ? startAttempt(state, false) : next({ ...state, step: "offline" });
}

export function holdRequest(
	before: DraftState,
	held: Held,
	request?: WaitingRequest,
	files: readonly ListedFile[] = [],
): Next {
	if (before.step !== "idle" || before.request) return next(before);
	const state = request ? adoptKey(before, request, files) : before;
	const unsure = held.unsure ? state.lastSubmission.key || "earlier" : state.unsure;
	return hold({ ...state, unsure, request: request ?? null }, { changed: held.changed });
}

function adoptKey(
	state: DraftState,
	request: WaitingRequest,
	files: readonly ListedFile[],
): DraftState {
	const { key, unsure } = request;
	const lastSubmission = { content: contentOfRequest(request, files), key };
	return { ...state, lastSubmission, unsure: unsure ? key : state.unsure };
}
