import { replayMs } from "./replay.ts";
import type { Change } from "./watch-requests.server.ts";

type Listener = (change: Change | null) => void;

const againMs = 30_000;
const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/** @param listener gets null when something may have been missed */
export function subscribeToChanges(listener: Listener): () => void {
	listeners.add(listener);
	stop ??= listen("/admin/events");
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		stop?.();
		stop = undefined;
	};
}

function listen(path: string): () => void {
	const tell: Listener = (change) => {
		for (const listener of listeners) listener(change);
	};
	let source: EventSource;
	let openedAt = Date.now();
	const open = () => {
		source = new EventSource(path);
		source.onopen = () => {
			if (Date.now() - openedAt > replayMs) tell(null);
			openedAt = Date.now();
		};
		source.onmessage = ({ data }) => tell(JSON.parse(data));
	};
	open();
	const ended = new AbortController();
	const isClosed = () => source.readyState === EventSource.CLOSED && !ended.signal.aborted;
	// Browsers reopen a lost stream, but not a refused one: then pages reload their data at each try. Not while the site
	// is out of reach, since they would replace it by an error.
	const poll = setInterval(async () => {
		if (!isClosed()) return;
		const answer = await fetch(path, { signal: ended.signal }).catch(() => null);
		// Listening may have ended meanwhile, or an earlier try have opened a stream.
		if (!answer || answer.status >= 500 || !isClosed()) return;
		tell(null);
		open();
	}, againMs);
	return () => {
		clearInterval(poll);
		ended.abort();
		source.close();
	};
}
