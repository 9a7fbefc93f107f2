import { honeypotFields } from "../../requests/spam-rules.ts";
import { sayList } from "../../ui/say-list.ts";
import { restoreFiles } from "../files/files-table.ts";
import { keepRequest } from "../submission/end-attempt.ts";
import { holdRequest, resumeRequest } from "../submission/submission-table.ts";
import {
	announce,
	toastFilesLost,
	toastSent,
	toastTooManyFiles,
} from "../submission/submission-toasts.ts";
import { clearDraft, startOver } from "./clear-draft.ts";
import { type Draft, type FormRest, sameFields } from "./device-draft.ts";
import { andThen, type EventOf, type Moment, type Next, next, type Rules } from "./draft-events.ts";
import type { DraftState } from "./draft-state.ts";

const notKept = "Not Kept on This Device";

export const draftTable: Rules = {
	edited: (state, { fields, uploads, name }) => {
		const { [name]: _, ...errors } = state.errors;
		const rest = { ...state.rest, uploads };
		return next(markChanged({ ...state, fields, rest, errors, unsaved: true }), { do: "saveSoon" });
	},
	filesChosen: (state) => next(markChanged(state)),
	fileRemoved: (state) => next(markChanged(state)),
	submitted: (before, { fields, rest }) => {
		const unsaved = before.unsaved || !sameFields(fields, before.fields);
		const state = { ...before, fields, unsaved, rest: withEarlierOpening(rest, before.begunAt) };
		return andThen(dismissToast(state), saveAtOnce);
	},
	sentAsForm: (state) => clearDraft(state, "sent"),
	cancelled: (state) => andThen(dismissToast(state), (s) => clearDraft(s, "cancelled")),

	loaded: load,
	cameBack: startOver,
	cameToFront: showNewest,
	pageLeaving: saveAtOnce,
	tabNews: followOtherTab,

	saveDue: save,
	fieldsKept: (state, { fields, kept }) => {
		if (!kept) return warnNotKept(state);
		if (fields !== state.fields) return next(state);
		return next({ ...state, unsaved: false }, { do: "dropUnsaved" });
	},
	filesKept: (state, { kept, noRoom }) => {
		const known = { ...state, noRoom: [...new Set([...state.noRoom, ...noRoom])] };
		if (!kept) return warnNotKept(known);
		return noRoom.length > 0 ? warnFilesNotKept(known) : next(known);
	},
	requestKept: (state, { request, kept }) => {
		if (kept === false) return warnNotKept(state);
		if (kept === "late" || request?.key !== state.request?.key) return next(state);
		return next({ ...state, storedKey: request?.key ?? "" });
	},
};

function markChanged(state: DraftState): DraftState {
	return { ...state, touched: true, changed: true };
}

function save(state: DraftState): Next {
	const { unsaved, loaded, fields } = state;
	return unsaved && loaded ? next(state, { do: "keepFields", fields }) : next(state);
}

/** A page that unloads does not wait for IndexedDB. */
function saveAtOnce(state: DraftState): Next {
	const { unsaved, loaded, fields } = state;
	if (!unsaved) return next(state);
	return andThen(next(state, { do: "keepUnsaved", fields, early: !loaded }), save);
}

function dismissToast(state: DraftState): Next {
	return next({ ...state, toastTopic: null }, { do: "dismissToast" });
}

/** The timing rule counts from the visit on which the form was begun. */
function withEarlierOpening(rest: FormRest, begunAt: number): FormRest {
	const { opened } = honeypotFields;
	if (!(opened in rest.honeypot)) return rest;
	const openedAt = Math.min(Number(rest.honeypot[opened]), begunAt);
	return { ...rest, honeypot: { ...rest.honeypot, [opened]: openedAt } };
}

function load(before: DraftState, event: EventOf<"loaded">, now: Moment): Next {
	const { draft, fields, differs, room } = event;
	const { files = [], lost = [] } = draft ?? {};
	const state = {
		...before,
		...{ loaded: true, fields },
		touched: before.touched || differs || wasChangedAfterSubmit(draft),
		unsaved: before.unsaved || differs || (draft?.unsaved ?? false),
		begunAt: draft?.savedAt ?? Number.POSITIVE_INFINITY,
		stored: files.map(({ id }) => id),
		// Reported below, once.
		removed: [...before.removed, ...lost],
		...restoreLastSubmission(before, draft),
	};
	const restored = next(
		restoreFiles(state, files.slice(0, room)),
		...(state.unsaved ? [{ do: "saveSoon" as const }] : []),
	);
	const told = andThen(
		andThen(restored, (s) => toastTooManyFiles(s, files.length - room)),
		(s) => toastFilesLost(s, lost.length),
	);
	return draft ? andThen(told, (s) => resumeDraft(s, draft, now)) : told;
}

function wasChangedAfterSubmit(draft: Draft | null): boolean {
	return draft?.waiting != null && !sameFields(draft.waiting.fields, draft.fields);
}

function restoreLastSubmission({ lastSubmission, unsure }: DraftState, draft: Draft | null) {
	if (lastSubmission.key || !draft?.lastSubmission) return { lastSubmission, unsure };
	return {
		lastSubmission: draft.lastSubmission,
		unsure: draft.lastSubmission.unsure ? draft.lastSubmission.key : unsure,
	};
}

/** A request that was changed or lost a file is held, not sent. */
function resumeDraft(state: DraftState, { waiting, held, lost, files }: Draft, now: Moment): Next {
	if (!waiting) {
		const checks = files.flatMap(({ uploadUrl, state: { ...file } }) =>
			file.is === "done" && uploadUrl
				? [{ do: "checkUpload" as const, uploadUrl, uploadId: file.uploadId }]
				: [],
		);
		return next(held ? holdRequest(state, held).state : state, ...checks);
	}
	if (state.touched || (lost.length > 0 && !waiting.body)) {
		const why = { changed: state.touched, unsure: waiting.unsure ?? false };
		return holdRequest(state, why, waiting, files);
	}
	return andThen(resumeRequest(state, waiting, files, now), (s) => announce(s, now));
}

function followOtherTab(state: DraftState, { news: { is, key } }: EventOf<"tabNews">): Next {
	const isOurs = key !== undefined && key === state.request?.key;
	const after = state.touched && !isOurs ? keepAll(state) : startOver(state);
	const wasOurs = isOurs || key === state.goneKey;
	return is === "sent" && wasOurs ? andThen(after, toastSent) : after;
}

/** The tab that settled the request emptied the device, so write all of this tab's state again. */
function keepAll(state: DraftState): Next {
	const { request, files, removed, noRoom } = state;
	const stored = files.map(({ id }) => id);
	return next(
		{ ...state, unsaved: true, stored },
		{ do: "saveSoon" },
		{ do: "keepFiles", files, fresh: files, removed, noRoom },
		...(request ? [keepRequest(request)] : []),
	);
}

/** Otherwise the next key would write this tab's old answers over those of another one. */
function showNewest(state: DraftState): Next {
	const { loaded, unsaved, step, lane, files, noRoom } = state;
	const isBusy = !loaded || unsaved || step !== "idle" || typeof lane === "number";
	const isOnDevice = !files.some(({ id }) => noRoom.includes(id));
	return isBusy || !isOnDevice ? next(state) : startOver(state);
}

function warnNotKept(state: DraftState): Next {
	if (state.warned) return next(state);
	const text = "This browser will not save the form for you. Stay on this page until it is sent.";
	const words = { tone: "info", title: notKept, text } as const;
	return next({ ...state, warned: true }, { do: "showNotice", words });
}

function warnFilesNotKept(state: DraftState): Next {
	if (state.warned) return next(state);
	const lacking = state.files.filter(({ id }) => state.noRoom.includes(id));
	const names = sayList(lacking.map(({ file }) => `“${file.name}”`));
	const text = `${names} could not be kept on this device; everything else was. Stay on this page until your request is sent.`;
	return next(state, { do: "showNotice", words: { tone: "info", title: notKept, text } });
}
