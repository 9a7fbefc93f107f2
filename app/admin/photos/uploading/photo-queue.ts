import { useEffect, useSyncExternalStore } from "react";
import { loadSender } from "../../../network/load-sender.ts";
import { photoUploadsPath } from "../../../photos/photo-uploads-path.ts";
import { createUploadQueue, emptyQueue, type Queue } from "./upload-queue.ts";

const againMs = 15_000;

/** Outlives the page: photos go on being sent while the artist is in another room. */
export const photoQueue = createUploadQueue(async (file, events, uploadUrl) => {
	const sender = await loadSender();
	return "why" in sender ? sender : sender.sendFile(photoUploadsPath, file, events, uploadUrl);
});

export function usePhotoQueue(): Queue {
	const queue = useSyncExternalStore(photoQueue.subscribe, photoQueue.read, () => emptyQueue);
	const isSending = queue.photos.some(
		({ state }) => state.is === "waiting" || state.is === "sending",
	);
	const isLost = queue.photos.some(({ state }) => state.is === "failed" && state.goesOn);
	useEffect(() => {
		if (!isLost) return;
		const timer = setInterval(photoQueue.retryLost, againMs);
		addEventListener("online", photoQueue.retryLost);
		return () => {
			clearInterval(timer);
			removeEventListener("online", photoQueue.retryLost);
		};
	}, [isLost]);
	const isBusy = isSending || isLost;
	useEffect(() => {
		if (!isBusy) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isBusy]);
	return queue;
}
