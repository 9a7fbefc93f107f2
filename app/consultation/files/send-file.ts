import { type DetailedError, Upload } from "tus-js-client";
import { isReadable } from "./is-readable.ts";

/** What becomes of one file on its way. Percent are whole numbers from 0 to 100. */
export interface TransferEvents {
	/** Where on the server it arrives, once that is known; another place than before after a loss. */
	onAddress(uploadUrl: string): void;
	onProgress(percent: number): void;
	onDone(uploadId: string): void;
	onRefused(why: string): void;
	/** @param goesOn true when it was the connection, so that trying again later may do */
	onFailed(why: string, goesOn: boolean): void;
	/** It has been changed, moved or removed on the device since it was chosen. */
	onUnreadable(): void;
	/** The server asks for patience. @param seconds until the next try */
	onDelayed(seconds: number, why: string): void;
}

export interface Transfer {
	start(): void;
	/** Stops, and removes from the server what has arrived there. No event comes afterwards. */
	end(): void;
}

/** @param uploadUrl of an upload that was begun before; sent from the start if the server has lost it */
export type SendFile = (file: File, events: TransferEvents, uploadUrl?: string) => Transfer;

/** One part of a file is one request, so that little is sent again where progress was not heard of. */
const chunkBytes = 8 * 1024 ** 2;

/** Sends a file by tus. This module carries the tus client and is loaded when a file is chosen. */
export const sendFile: SendFile = (file, events, uploadUrl) => {
	let ended = false;
	/** How much of it the server has said to have. */
	let arrived = 0;
	const upload = new Upload(file, {
		endpoint: new URL("/api/uploads", window.location.href).href,
		uploadUrl,
		chunkSize: chunkBytes,
		retryDelays: [500, 1_000, 2_000],
		storeFingerprintForResuming: false,
		metadata: { filename: file.name, filetype: file.type },
		onShouldRetry: (error) => isWorthRetrying(error.originalResponse?.getStatus()),
		onUploadUrlAvailable() {
			if (ended) remove(upload);
			else if (upload.url) events.onAddress(upload.url);
		},
		onAfterResponse(request, response) {
			// A gateway that cannot reach the site knows nothing of the upload; tus would begin it anew.
			const gone = response.getStatus() < 500;
			arrived = Number(response.getHeader("Upload-Offset")) || arrived;
			if (request.getMethod() === "HEAD" && !gone) throw new Error("The upload was not asked for");
		},
		onProgress: (sent, total) => events.onProgress(total ? Math.floor((sent / total) * 100) : 0),
		onSuccess() {
			if (!ended) events.onDone(new URL(upload.url ?? "").pathname.split("/").at(-1) ?? "");
		},
		async onError(error) {
			// A browser says alike of a file that it cannot read and of a connection that is lost.
			const readable = hasAnswer(error) || (await isReadable(file, arrived, chunkBytes));
			if (ended) return;
			if (readable) report(error, events);
			else events.onUnreadable();
		},
	});
	return {
		start: () => upload.start(),
		end() {
			ended = true;
			// Without an address yet the upload is just being made; it is removed once it has one.
			if (upload.url) remove(upload);
		},
	};
};

/** The server sweeps what could not be removed, so a failure here is nobody's concern. */
function remove(upload: Upload): void {
	upload.abort(true).catch(() => {});
}

/** @param status undefined when no answer came */
function isWorthRetrying(status: number | undefined): boolean {
	return !status || [409, 423, 502, 503, 504].includes(status);
}

function hasAnswer(error: Error | DetailedError): boolean {
	return "originalResponse" in error && Boolean(error.originalResponse?.getStatus());
}

function report(error: Error | DetailedError, events: TransferEvents): void {
	const response = "originalResponse" in error ? error.originalResponse : null;
	const status = response?.getStatus() ?? 0;
	const said = readMessage(response?.getBody());
	if (status === 429) {
		const seconds = Number(response?.getHeader("Retry-After")) || 30;
		events.onDelayed(seconds, said ?? "That is a lot of files for now. This one waits.");
	} else if (isWorthRetrying(status)) {
		events.onFailed("The connection was lost.", true);
	} else if (status >= 400 && status < 500) {
		events.onRefused(said ?? "This file cannot be taken.");
	} else {
		events.onFailed(said ?? "This file could not be sent.", false);
	}
}

function readMessage(body: string | undefined): string | undefined {
	try {
		const { message } = JSON.parse(body ?? "") as { message?: unknown };
		return typeof message === "string" && message !== "" ? message : undefined;
	} catch {
		return undefined;
	}
}
