import { emptyFiles } from "../files/files-table.ts";
import { andThen, type News, type Next, next } from "./draft-events.ts";
import { type DraftState, emptyDraft } from "./draft-state.ts";

export function clearDraft(state: DraftState, is: News["is"]): Next {
	const { stored, removed, request } = state;
	// Unless the visitor canceled, files added in another tab stay.
	const settled = is === "sent" ? [...stored, ...removed] : null;
	const news = { is, key: request?.key };
	const cleared = next(state, { do: "dropUnsaved" }, { do: "clearDevice", settled, news });
	return andThen(cleared, (s) => {
		const { state: empty, effects } = emptyDraftOf(s, is === "cancelled");
		const leave = is === "sent" ? [{ do: "leaveForm" as const }] : [];
		return next({ ...empty, loaded: true, toastTopic: s.toastTopic }, ...effects, ...leave);
	});
}

export function startOver(state: DraftState): Next {
	const { state: empty, effects } = emptyDraftOf(state, false);
	const { round } = empty;
	return next(empty, { do: "dismissToast" }, { do: "dropUnsaved" }, ...effects, {
		do: "load",
		round,
	});
}

function emptyDraftOf(state: DraftState, fromServer: boolean): Next {
	const { state: emptied, effects } = emptyFiles(state, fromServer);
	const { lastFileKey, removed, noRoom, warned } = emptied;
	const empty = {
		...emptyDraft,
		...{ lastFileKey, removed, noRoom, warned },
		round: state.round + 1,
		// Makes answers to earlier attempts stale.
		run: state.run + 1,
	};
	return next(empty, { do: "releaseLock" }, ...effects);
}
