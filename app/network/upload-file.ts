import { type DetailedError, Upload } from "tus-js-client";
import { parseJson } from "./call-api.ts";
import { isReadable } from "./is-readable.ts";

export interface TransferEvents {
	onAddress(uploadUrl: string): void;
	onProgress(percent: number): void;
	onDone(uploadId: string): void;
	onRefused(why: string): void;
	onFailed(why: string, willRetry: boolean): void;
	onUnreadable(): void;
	onDelayed(seconds: number, why: string): void;
}

export interface Transfer {
	start(): void;
	/** Also removes the upload from the server; no events afterwards. */
	end(): void;
}

/**
 * @param path that uploads are created at
 * @param uploadUrl of an earlier upload; restarted if the server has lost it
 */
type UploadFile = (
	path: string,
	file: File,
	events: TransferEvents,
	uploadUrl?: string,
) => Transfer;

/** One chunk per request limits what is resent after a lost response. */
const chunkBytes = 8 * 1024 ** 2;

/** Carries the tus client: load it by `loadSender`. */
export const uploadFile: UploadFile = (path, file, events, uploadUrl) => {
	let ended = false;
	let arrived = 0;
	const upload = new Upload(file, {
		endpoint: new URL(path, window.location.href).href,
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
			// A gateway's 5xx says nothing about the upload; tus would restart it.
			const gone = response.getStatus() < 500;
			arrived = Number(response.getHeader("Upload-Offset")) || arrived;
			if (request.getMethod() === "HEAD" && !gone) throw new Error("The upload was not asked for");
		},
		onProgress: (sent, total) => events.onProgress(total ? Math.floor((sent / total) * 100) : 0),
		onSuccess() {
			if (!ended) events.onDone(new URL(upload.url ?? "").pathname.split("/").at(-1) ?? "");
		},
		async onError(error) {
			// Browsers report an unreadable file and a lost connection alike.
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
			// Without a URL yet, it is removed once it has one.
			if (upload.url) remove(upload);
		},
	};
};

function remove(upload: Upload): void {
	upload.abort(true).catch(() => {});
}

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
		events.onDelayed(seconds, said ?? "Too many files for now. This one has to wait.");
	} else if (isWorthRetrying(status)) {
		events.onFailed("The connection was lost.", true);
	} else if (status === 401) {
		events.onFailed("You’re signed out. Please sign in.", true);
	} else if (status >= 400 && status < 500) {
		events.onRefused(said ?? "This file cannot be accepted.");
	} else {
		events.onFailed(said ?? "This file could not be sent.", false);
	}
}

function readMessage(body = ""): string | undefined {
	const { message } = (parseJson(body) ?? {}) as { message?: unknown };
	return typeof message === "string" ? message : undefined;
}
