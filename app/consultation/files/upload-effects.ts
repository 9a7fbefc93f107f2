import { loadSender } from "../../network/load-sender.ts";
import type { Transfer, TransferEvents } from "../../network/upload-file.ts";
import { uploadsPath } from "../../requests/files/uploads-path.ts";
import { findCopy, listKeptFiles, whenFilesKept } from "../draft/device.ts";
import type { Dispatch, PerformersOf } from "../draft/draft-events.ts";
import { createTabLock } from "../draft/tab-lock.ts";
import { releasePreview } from "./file-preview.ts";

type Effects =
	| "takeFileLock"
	| "releaseFileLock"
	| "upload"
	| "endUpload"
	| "findCopy"
	| "checkUpload"
	| "releasePreview";

export function createUploadEffects(dispatch: Dispatch): PerformersOf<Effects> {
	const lock = createTabLock("files");
	let current: { key: number; transfer?: Transfer } | undefined;
	return {
		takeFileLock() {
			// Another tab may have uploaded some files before this one got the lock.
			const tell = async () => dispatch({ is: "fileLockTaken", listed: await listKeptFiles() });
			void lock.take(true, () => void tell());
		},
		releaseFileLock() {
			current = undefined;
			lock.release(whenFilesKept());
		},
		async upload({ key, file, uploadUrl }) {
			const mine: typeof current = { key };
			current = mine;
			const sender = await loadSender();
			if (current !== mine) return;
			if ("why" in sender) return dispatch({ is: "uploadFailed", key, ...sender });
			mine.transfer = sender.uploadFile(uploadsPath, file, tellOf(key, dispatch), uploadUrl);
			mine.transfer.start();
		},
		endUpload({ key, uploadUrl }) {
			if (current?.key === key && current.transfer) current.transfer.end();
			else if (uploadUrl) void askUpload(uploadUrl, "DELETE");
		},
		async findCopy({ key, id }) {
			dispatch({ is: "copyFound", key, copy: await findCopy(id) });
		},
		async checkUpload({ uploadUrl, uploadId }) {
			const status = await askUpload(uploadUrl, "HEAD");
			if (status === 404 || status === 410) dispatch({ is: "uploadsLost", uploadIds: [uploadId] });
		},
		releasePreview: ({ file }) => releasePreview(file),
	};
}

function tellOf(key: number, dispatch: Dispatch): TransferEvents {
	return {
		onAddress: (url) => dispatch({ is: "uploadAddress", key, url }),
		onProgress: (percent) => dispatch({ is: "uploadProgress", key, percent }),
		onDone: (uploadId) => dispatch({ is: "uploadDone", key, uploadId }),
		onRefused: (why) => dispatch({ is: "uploadRefused", key, why }),
		onFailed: (why, willRetry) => dispatch({ is: "uploadFailed", key, why, willRetry }),
		onUnreadable: () => dispatch({ is: "uploadUnreadable", key }),
		onDelayed: (seconds, why) => dispatch({ is: "uploadDelayed", key, seconds, why }),
	};
}

async function askUpload(url: string, method: "HEAD" | "DELETE"): Promise<number> {
	const headers = { "Tus-Resumable": "1.0.0" };
	const answer = await fetch(url, { method, headers }).catch(() => null);
	return answer?.status ?? 0;
}
