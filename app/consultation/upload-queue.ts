import { newIdempotencyKey } from "../http/call-api.ts";
import { type DraftFile, knowsMore, type ListedFile } from "./draft.ts";
import type { FileState, QueuedFile } from "./queued-file.ts";
import type { SendFile, Transfer, TransferEvents } from "./send-file.ts";
import { settleFiles } from "./settle-files.ts";

export interface UploadQueue {
	/** @returns the same array until something changes */
	listFiles(): readonly QueuedFile[];
	subscribe(listener: () => void): () => void;
	/** @returns how many were left out because the queue was full */
	add(files: Iterable<File>): number;
	/** Takes up files again that were chosen before, each where it stood. */
	restore(kept: readonly DraftFile[]): void;
	/** Takes over how far another tab has got with the files. */
	catchUp(listed: readonly ListedFile[]): void;
	/** Ends the file's upload, removes it from the server and releases its preview. */
	remove(key: number): void;
	retry(key: number): void;
	/** Tries again what only the connection had stopped. */
	goOn(): void;
	/** Sends files again that the server no longer holds. @returns how many of them are here */
	resend(uploadIds: string[]): number;
	/** Resolves once no file is waiting or travelling; false when the signal ended the wait. */
	settle(signal: AbortSignal): Promise<boolean>;
	/** Empties the queue and leaves on the server what has become part of a request. */
	release(): void;
	/** Empties the queue and removes everything from the server. */
	clear(): void;
}

export interface QueueParts {
	most: number;
	/** Lets the work begin when no other tab sends files, and hold its turn until it is done. */
	takeTurn(work: () => Promise<void>): Promise<void>;
	/** @returns why no file can be sent, where that is so */
	loadSender(): Promise<{ sendFile: SendFile } | { why: string; goesOn: boolean }>;
	/** @returns the device's own copy of a chosen file, where it has one */
	findCopy(id: string): Promise<File | null>;
	createPreview(file: File): string;
	releasePreview(url: string): void;
	/** Removes from the server what arrived there before this page was opened. */
	discard(uploadUrl: string): void;
}

/** Files travel one at a time from the moment they are chosen, so that Submit has little to wait for. */
export function createUploadQueue(parts: QueueParts): UploadQueue {
	let files: readonly QueuedFile[] = [];
	let active: number | null = null;
	/** A turn is asked for or taken. */
	let busy = false;
	let endTurn = () => {};
	let lastKey = 0;
	let pause: ReturnType<typeof setTimeout> | undefined;
	const transfers = new Map<number, Transfer>();
	/** Keys of files of which the device's copy is being sent. */
	const replaced = new Set<number>();
	const listeners = new Set<() => void>();

	const publish = (next: readonly QueuedFile[]) => {
		files = next;
		for (const listener of [...listeners]) listener();
	};
	const change = (key: number, changes: Partial<QueuedFile>) => {
		publish(files.map((each) => (each.key === key ? { ...each, ...changes } : each)));
	};
	const setState = (key: number, state: FileState) => change(key, { state });
	const take = (kept: Omit<QueuedFile, "key" | "preview">): QueuedFile => {
		lastKey += 1;
		return { ...kept, key: lastKey, preview: parts.createPreview(kept.file) };
	};
	/** A refused file is gone from the server already. */
	const end = ({ key, uploadUrl, state }: QueuedFile) => {
		if (state.is === "refused") return;
		const transfer = transfers.get(key);
		if (transfer) transfer.end();
		else if (uploadUrl) parts.discard(uploadUrl);
	};
	const stop = () => {
		active = null;
		endTurn();
	};
	const finish = (key: number, state: FileState) => {
		if (active === key) stop();
		if (!files.some((each) => each.key === key)) return;
		setState(key, state);
		void sendNext();
	};

	function begin({ key, file, uploadUrl }: QueuedFile, sendFile: SendFile): Transfer {
		const fail = (why: string, goesOn: boolean) => finish(key, { is: "failed", why, goesOn });
		const events: TransferEvents = {
			onAddress: (url) => change(key, { uploadUrl: url }),
			onProgress(percent) {
				const state = files.find((each) => each.key === key)?.state;
				if (state?.is !== "sending" || state.percent === percent) return;
				change(key, { state: { is: "sending", percent }, reached: percent });
			},
			onDone: (uploadId) => finish(key, { is: "done", uploadId }),
			onRefused: (why) => finish(key, { is: "refused", why }),
			onFailed: fail,
			onUnreadable: () => void replace(key),
			onDelayed(seconds, note) {
				clearTimeout(pause);
				pause = setTimeout(() => {
					pause = undefined;
					void sendNext();
				}, seconds * 1000);
				finish(key, { is: "waiting", note });
			},
		};
		return sendFile(file, events, uploadUrl);
	}

	/** Goes on with the device's copy of a file that was changed or removed after it was chosen. */
	async function replace(key: number): Promise<void> {
		const lost = files.find((each) => each.key === key);
		const copy = lost && !replaced.has(key) ? await parts.findCopy(lost.id) : null;
		if (!files.some((each) => each.key === key)) return;
		if (lost && copy) {
			replaced.add(key);
			transfers.delete(key);
			parts.releasePreview(lost.preview);
			change(key, { file: copy, preview: parts.createPreview(copy) });
			return finish(key, { is: "waiting" });
		}
		// What has arrived of it is of no use to anybody.
		transfers.get(key)?.end();
		const why = `“${lost?.file.name}” has changed or is gone. Please choose it again.`;
		finish(key, { is: "refused", why });
	}

	const findNext = () => files.find(({ state }) => state.is === "waiting");

	async function sendNext(): Promise<void> {
		if (busy || pause !== undefined || !findNext()) return;
		busy = true;
		await parts.takeTurn(sendOne);
		busy = false;
		void sendNext();
	}

	/** Resolves once the file has come to whatever end, or was taken away. */
	async function sendOne(): Promise<void> {
		const next = findNext();
		if (!next) return;
		const { key } = next;
		active = key;
		setState(key, { is: "sending", percent: next.reached ?? 0 });
		const ended = new Promise<void>((resolve) => {
			endTurn = resolve;
		});
		const sender = await parts.loadSender();
		if (active !== key) return;
		if ("why" in sender) {
			finish(key, { is: "failed", ...sender });
			return;
		}
		const transfer = transfers.get(key) ?? begin(next, sender.sendFile);
		transfers.set(key, transfer);
		transfer.start();
		await ended;
	}

	const reset = (keys: number[]) => {
		publish(files.map((f) => (keys.includes(f.key) ? { ...f, state: { is: "waiting" } } : f)));
		void sendNext();
	};
	const empty = () => {
		for (const { preview } of files) parts.releasePreview(preview);
		transfers.clear();
		clearTimeout(pause);
		pause = undefined;
		stop();
		publish([]);
	};

	return {
		listFiles: () => files,
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		add(chosen) {
			const all = [...chosen];
			// What was refused takes nobody's place.
			const counted = files.filter(({ state }) => state.is !== "refused").length;
			const taken = all.slice(0, Math.max(0, parts.most - counted));
			const added = taken.map((file) =>
				take({ id: newIdempotencyKey(), file, state: { is: "waiting" } }),
			);
			if (added.length > 0) publish([...files, ...added]);
			void sendNext();
			return all.length - taken.length;
		},
		restore(kept) {
			const known = kept.filter(({ id }) => !files.some((each) => each.id === id));
			if (known.length > 0) publish([...known.map(take), ...files]);
			void sendNext();
		},
		catchUp(listed) {
			for (const { id, uploadUrl, state } of listed) {
				const file = files.find((each) => each.id === id);
				if (!file || file.key === active) continue;
				if (knowsMore({ id, state }, file)) change(file.key, { uploadUrl, state });
				else if (!file.uploadUrl && file.state.is === "waiting" && state.is === "waiting") {
					if (uploadUrl) change(file.key, { uploadUrl });
				}
			}
		},
		remove(key) {
			const file = files.find((each) => each.key === key);
			if (!file) return;
			parts.releasePreview(file.preview);
			end(file);
			transfers.delete(key);
			if (active === key) stop();
			publish(files.filter((each) => each.key !== key));
			void sendNext();
		},
		retry: (key) => reset([key]),
		goOn() {
			const stopped = files.filter(({ state }) => state.is === "failed" && state.goesOn);
			if (stopped.length > 0) reset(stopped.map(({ key }) => key));
		},
		resend(uploadIds) {
			const lost = files.filter(
				({ state }) => state.is === "done" && uploadIds.includes(state.uploadId),
			);
			for (const { key, state } of lost) {
				transfers.delete(key);
				const lostId = state.is === "done" ? state.uploadId : undefined;
				change(key, { uploadUrl: undefined, lostId, reached: 0 });
			}
			if (lost.length > 0) reset(lost.map(({ key }) => key));
			return lost.length;
		},
		settle: (signal) => settleFiles({ listFiles: () => files, listeners }, signal),
		release: empty,
		clear() {
			for (const file of files) end(file);
			empty();
		},
	};
}
