import { createConnectionWatch } from "../../network/watch-connection.ts";
import { isDisconnected } from "../files/refused-uploads.ts";
import type { Dispatch } from "./draft-events.ts";
import type { DraftState } from "./draft-state.ts";

export function listWatches({ step, until, files, filesDue }: DraftState) {
	return {
		connection: step === "offline" || isDisconnected(files),
		request: step === "delayed" ? until : null,
		files: filesDue,
	};
}

export function createWatches(dispatch: Dispatch): (state: DraftState) => void {
	const watchConnection = createConnectionWatch();
	let stopWatching: (() => void) | undefined;
	const setRequestTimer = createTimer(() => dispatch({ is: "requestDue" }));
	const setFilesTimer = createTimer(() => dispatch({ is: "filesDue" }));
	return (state) => {
		const { connection, request, files } = listWatches(state);
		setRequestTimer(request);
		setFilesTimer(files);
		if (connection) stopWatching ??= watchConnection(() => dispatch({ is: "connectionBack" }));
		else {
			stopWatching?.();
			stopWatching = undefined;
		}
	};
}

function createTimer(ring: () => void): (at: number | null) => void {
	let set: number | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	return (at) => {
		if (at === set) return;
		set = at;
		clearTimeout(timer);
		if (at !== null) timer = setTimeout(ring, at - Date.now());
	};
}
