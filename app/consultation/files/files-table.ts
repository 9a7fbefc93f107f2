import { type DraftFile, knowsMore, type ListedFile } from "../draft/device-draft.ts";
import { andThen, type Next, next, type Rules } from "../draft/draft-events.ts";
import type { DraftState } from "../draft/draft-state.ts";
import type { FileState, QueuedFile } from "./queued-file.ts";

const unreadable = (name: string) => `“${name}” has changed or is gone. Please choose it again.`;

/** Uploads start when chosen, one at a time, so that Submit has little to wait for. */
export const filesTable: Rules = {
	filesChosen: (state, { files }) => {
		const added = files.map(({ id, file }, index) => ({
			key: state.lastFileKey + index + 1,
			id,
			file,
			state: { is: "waiting" } as const,
		}));
		const lastFileKey = state.lastFileKey + files.length;
		return next({ ...state, files: [...state.files, ...added], lastFileKey });
	},
	fileRemoved: (state, { key }) => removeFile(state, key),
	fileRetried: (state, { key }) => next(sendAgain(state, (file) => file.key === key)),
	connectionBack: (state) => next(retryLost(state)),
	filesDue: (state) => next({ ...state, filesDue: null }),
	fileLockTaken: (state, { listed }) => startUpload(catchUp(state, listed)),
	uploadAddress: (state, { key, url }) => next(change(state, key, { uploadUrl: url })),
	uploadProgress: (state, { key, percent }) => {
		if (state.lane !== key) return next(state);
		return next(change(state, key, { state: { is: "sending", percent }, reached: percent }));
	},
	uploadDone: (state, { key, uploadId }) => finish(state, key, { is: "done", uploadId }),
	uploadRefused: (state, { key, why }) => finish(state, key, { is: "refused", why }),
	uploadFailed: (state, { key, why, willRetry }) =>
		finish(state, key, { is: "failed", why, willRetry }),
	uploadDelayed: (state, { key, seconds, why }, { time }) =>
		finish({ ...state, filesDue: time + seconds * 1000 }, key, { is: "waiting", note: why }),
	uploadUnreadable: (state, { key }) => {
		const file = find(state, key);
		if (!file || state.lane !== key) return next(state);
		return file.copied ? refuse(state, file) : next(state, { do: "findCopy", key, id: file.id });
	},
	copyFound: (state, { key, copy }) => {
		const file = find(state, key);
		if (!file || state.lane !== key) return next(state);
		if (!copy) return refuse(state, file);
		const swapped = change(state, key, { file: copy, copied: true });
		const swap = next(swapped, { do: "releasePreview", file: file.file });
		return andThen(swap, (s) => finish(s, key, { is: "waiting" }));
	},
	uploadsLost: (state, { uploadIds }) => next(resend(state, uploadIds)),
};

export function isTravelling(files: readonly QueuedFile[]): boolean {
	return files.some(({ state }) => state.is === "waiting" || state.is === "sending");
}

export function startNextUpload(state: DraftState): Next {
	const waits = state.files.some((file) => file.state.is === "waiting");
	if (!waits || state.lane !== "free" || state.filesDue !== null) return next(state);
	return next({ ...state, lane: "locking" }, { do: "takeFileLock" });
}

export function restoreFiles(state: DraftState, kept: readonly DraftFile[]): DraftState {
	const known = kept.filter(({ id }) => !state.files.some((each) => each.id === id));
	const added = known.map((file, index) => ({ ...file, key: state.lastFileKey + index + 1 }));
	const lastFileKey = state.lastFileKey + added.length;
	return { ...state, files: [...added, ...state.files], lastFileKey };
}

export function retryLost(state: DraftState): DraftState {
	return sendAgain(state, (file) => file.state.is === "failed" && file.state.willRetry);
}

export function resend(state: DraftState, uploadIds: readonly string[]): DraftState {
	const files = state.files.map((file) => {
		const lost = file.state.is === "done" && uploadIds.includes(file.state.uploadId);
		if (!lost || file.state.is !== "done") return file;
		const { uploadUrl: _, ...rest } = file;
		return { ...rest, lostId: file.state.uploadId, reached: 0, state: { is: "waiting" } as const };
	});
	return { ...state, files };
}

export function countArrived(files: readonly QueuedFile[], uploadIds: readonly string[]): number {
	return files.filter(({ state }) => state.is === "done" && uploadIds.includes(state.uploadId))
		.length;
}

export function emptyFiles(state: DraftState, fromServer: boolean): Next {
	const emptied = { ...state, files: [], lane: "free" as const, filesDue: null };
	return next(
		emptied,
		...state.files.flatMap((file) => (fromServer ? endUpload(file) : [])),
		...state.files.map(({ file }) => ({ do: "releasePreview" as const, file })),
		{ do: "releaseFileLock" },
	);
}

function find({ files }: DraftState, key: number): QueuedFile | undefined {
	return files.find((file) => file.key === key);
}

function change(state: DraftState, key: number, changes: Partial<QueuedFile>): DraftState {
	const files = state.files.map((file) => (file.key === key ? { ...file, ...changes } : file));
	return { ...state, files };
}

function sendAgain(state: DraftState, isMeant: (file: QueuedFile) => boolean): DraftState {
	if (!state.files.some(isMeant)) return state;
	const again = { state: { is: "waiting" } as const };
	return {
		...state,
		files: state.files.map((file) => (isMeant(file) ? { ...file, ...again } : file)),
	};
}

function finish(state: DraftState, key: number, to: FileState): Next {
	if (state.lane !== key) return next(state);
	return next({ ...change(state, key, { state: to }), lane: "free" }, { do: "releaseFileLock" });
}

function refuse(state: DraftState, file: QueuedFile): Next {
	const refused = finish(state, file.key, { is: "refused", why: unreadable(file.file.name) });
	return andThen(refused, (s) => next(s, ...endUpload(file)));
}

function endUpload({ key, uploadUrl, state }: QueuedFile) {
	return state.is === "refused" ? [] : [{ do: "endUpload" as const, key, uploadUrl }];
}

function removeFile(state: DraftState, key: number): Next {
	const file = find(state, key);
	if (!file) return next(state);
	const files = state.files.filter((each) => each !== file);
	const isActive = state.lane === key;
	return next(
		{ ...state, files, lane: isActive ? "free" : state.lane },
		...endUpload(file),
		{ do: "releasePreview", file: file.file },
		...(isActive ? [{ do: "releaseFileLock" as const }] : []),
	);
}

function catchUp(state: DraftState, listed: readonly ListedFile[]): DraftState {
	const files = state.files.map((file) => {
		const theirs = listed.find(({ id }) => id === file.id);
		if (!theirs) return file;
		const { uploadUrl, state: reached } = theirs;
		if (knowsMore(theirs, file)) return { ...file, uploadUrl, state: reached };
		const bothWait = file.state.is === "waiting" && reached.is === "waiting";
		return bothWait && uploadUrl && !file.uploadUrl ? { ...file, uploadUrl } : file;
	});
	return { ...state, files };
}

function startUpload(state: DraftState): Next {
	if (state.lane !== "locking") return next(state, { do: "releaseFileLock" });
	const file = state.files.find((each) => each.state.is === "waiting");
	if (!file) return next({ ...state, lane: "free" }, { do: "releaseFileLock" });
	const { key, uploadUrl, reached: percent = 0 } = file;
	const sending = change(state, key, { state: { is: "sending", percent } });
	return next({ ...sending, lane: key }, { do: "upload", key, file: file.file, uploadUrl });
}
