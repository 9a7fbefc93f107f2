import { filesTable, startNextUpload } from "../files/files-table.ts";
import { sendOnceUploaded, submissionTable } from "../submission/submission-table.ts";
import { dismissStaleToast } from "../submission/submission-toasts.ts";
import { listFiles } from "./device-draft.ts";
import {
	andThen,
	applyRule,
	type DraftEvent,
	type Moment,
	type Next,
	next,
} from "./draft-events.ts";
import type { DraftState } from "./draft-state.ts";
import { draftTable } from "./draft-table.ts";

/** Pure. Decision 0030 has the table of states and events. */
export function reduceDraft(before: DraftState, event: DraftEvent, now: Moment): Next {
	if ("run" in event && event.run !== before.run) return next(before);
	const steps = [
		(state: DraftState) => applyRule(draftTable, state, event, now),
		(state: DraftState) => applyRule(submissionTable[state.step], state, asEdit(event, state), now),
		(state: DraftState) => applyRule(filesTable, state, event, now),
		(state: DraftState) => sendOnceUploaded(state, now),
		startNextUpload,
		(state: DraftState) => keepChangedFiles(before, state),
		dismissStaleToast,
	];
	return steps.reduce(andThen, next(before));
}

function asEdit(event: DraftEvent, { fields, rest: { uploads } }: DraftState): DraftEvent {
	if (event.is !== "filesChosen" && event.is !== "fileRemoved") return event;
	return { is: "edited", fields, uploads, name: "" };
}

/** Saves settled states only, not upload progress. */
function keepChangedFiles(before: DraftState, state: DraftState): Next {
	const { files, round, loaded, noRoom } = state;
	if (!loaded || round !== before.round) return next(state);
	const isNews = before.loaded
		? list(files) !== list(before.files)
		: files.length > 0 || state.removed.length > before.removed.length;
	if (!isNews) return next(state);
	const ids = files.map(({ id }) => id);
	const gone = before.files.map(({ id }) => id).filter((id) => !ids.includes(id));
	const removed = [...state.removed, ...gone];
	const fresh = files.filter(({ id }) => !state.stored.includes(id));
	const stored = [...state.stored, ...fresh.map(({ id }) => id)];
	return next({ ...state, removed, stored }, { do: "keepFiles", files, fresh, removed, noRoom });
}

function list(files: DraftState["files"]): string {
	return JSON.stringify(listFiles(files));
}
