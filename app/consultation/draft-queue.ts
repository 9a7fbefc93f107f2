import { isReachable } from "../http/import-online.ts";
import { createConnectionWatch } from "../http/watch-connection.ts";
import type { DraftFile } from "./draft.ts";
import type { Keeper } from "./keep-draft.ts";
import { mostFiles } from "./request-fields.ts";
import { isHeldUp } from "./stuck-files.ts";
import { takeFileTurn } from "./take-turn.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

/** The queue of a draft: it goes on by itself when the connection is back, form or no form. */
export function createDraftQueue({
	findFile,
	readList,
}: Pick<Keeper, "findFile" | "readList">): UploadQueue {
	const queue = createUploadQueue({
		most: mostFiles,
		loadSender,
		findCopy: findFile,
		takeTurn: (work) =>
			takeFileTurn(async () => {
				// Another tab may have sent some of them before it was this one's turn.
				queue.catchUp(await readList());
				await work();
			}),
		createPreview: (file) => URL.createObjectURL(file),
		releasePreview: (url) => URL.revokeObjectURL(url),
		discard: (url) => void askUpload(url, "DELETE"),
	});
	const watchConnection = createConnectionWatch();
	let unwatch: (() => void) | undefined;
	queue.subscribe(() => {
		if (isHeldUp(queue.listFiles())) {
			unwatch ??= watchConnection(queue.goOn);
		} else {
			unwatch?.();
			unwatch = undefined;
		}
	});
	return queue;
}

const lost = { why: "The connection was lost.", goesOn: true };

async function loadSender() {
	// Code that was asked for in vain may be refused for good, so it is not asked for in vain.
	if (!navigator.onLine && !(await isReachable())) return lost;
	try {
		return await import("./send-file.ts");
	} catch {
		// Where the site answers, it is the browser that will not ask for this code again.
		return (await isReachable()) ? { why: "Reload this page to send it.", goesOn: false } : lost;
	}
}

/** Sends a file again that had arrived, where the studio has removed it since. */
export async function checkArrived(
	queue: UploadQueue,
	{ uploadUrl, state }: DraftFile,
): Promise<void> {
	if (state.is !== "done" || !uploadUrl) return;
	const status = await askUpload(uploadUrl, "HEAD");
	if (status === 404 || status === 410) queue.resend([state.uploadId]);
}

/** @returns the status; 0 when no answer came */
async function askUpload(url: string, method: "HEAD" | "DELETE"): Promise<number> {
	const headers = { "Tus-Resumable": "1.0.0" };
	const answer = await fetch(url, { method, headers }).catch(() => null);
	return answer?.status ?? 0;
}
