import type { QueuedFile } from "./queued-file.ts";

/** Resolves once no file is waiting or travelling; false when the signal ended the wait. */
export function settleFiles(
	queue: { listFiles(): readonly QueuedFile[]; listeners: Set<() => void> },
	signal: AbortSignal,
): Promise<boolean> {
	return new Promise((resolve) => {
		const look = () => {
			const travelling = queue
				.listFiles()
				.some(({ state }) => state.is === "waiting" || state.is === "sending");
			if (travelling && !signal.aborted) return;
			queue.listeners.delete(look);
			signal.removeEventListener("abort", look);
			resolve(!signal.aborted);
		};
		queue.listeners.add(look);
		signal.addEventListener("abort", look);
		look();
	});
}
