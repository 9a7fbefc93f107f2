import { useSyncExternalStore } from "react";
import { loadSender } from "../../../network/load-sender.ts";
import { photoUploadsPath } from "../../../photos/photo-uploads-path.ts";
import { createUploadQueue, emptyQueue, type Queue } from "./upload-queue.ts";

const againMs = 15_000;

/** Outlives the page: uploads continue in other rooms, and after signing in again. */
export const photoQueue = createUploadQueue(async (file, events, uploadUrl) => {
	const sender = await loadSender();
	return "why" in sender ? sender : sender.uploadFile(photoUploadsPath, file, events, uploadUrl);
});

watchQueue(photoQueue);

/** On every page: retries lost uploads, and asks before the site is left while photos are unsent. */
export function watchQueue(queue: Pick<typeof photoQueue, "read" | "subscribe" | "retryLost">) {
	const ask = (event: Event) => event.preventDefault();
	let timer: ReturnType<typeof setInterval> | undefined;
	queue.subscribe(() => {
		const states = queue.read().photos.map(({ state }) => state);
		if (states.some(({ is }) => is !== "refused")) addEventListener("beforeunload", ask);
		else removeEventListener("beforeunload", ask);
		if (states.some((state) => state.is === "failed" && state.willRetry)) {
			timer ??= setInterval(queue.retryLost, againMs);
			addEventListener("online", queue.retryLost);
		} else {
			clearInterval(timer);
			timer = undefined;
			removeEventListener("online", queue.retryLost);
		}
	});
}

export function usePhotoQueue(): Queue {
	return useSyncExternalStore(photoQueue.subscribe, photoQueue.read, () => emptyQueue);
}
