import type { Transfer, TransferEvents } from "../../../network/upload-file.ts";
import { createStore } from "../../../ui/store.ts";

/** The id on the server, or why there is none; neither for a removed photo. */
interface PhotoEnd {
	id?: string;
	why?: string;
}

type OnEnd = (end: PhotoEnd) => void;

export interface SentPhoto {
	key: number;
	file: File;
	/** Of a started upload, which resumes. */
	uploadUrl?: string;
	onEnd?: OnEnd | undefined;
	state:
		| { is: "waiting" }
		| { is: "sending"; percent: number }
		| { is: "refused"; why: string }
		/** `willRetry`: it is tried again without being asked. */
		| { is: "failed"; why: string; willRetry: boolean };
}

export interface Queue {
	/** Without those that have arrived. */
	photos: readonly SentPhoto[];
	/** Since the queue was empty last. */
	arrived: number;
}

export const emptyQueue: Queue = { photos: [], arrived: 0 };

interface Sending {
	key: number;
	transfer?: Transfer;
}

/** Sends a file, or says why it cannot. */
type StartTransfer = (
	file: File,
	events: TransferEvents,
	uploadUrl: string | undefined,
) => Promise<Transfer | { why: string; willRetry: boolean }>;

/** Sends one photo after another. A failure of one does not stop the others. */
export function createUploadQueue(start: StartTransfer) {
	const queue = createStore(emptyQueue);
	let last = 0;
	let current: Sending | undefined;

	const set = (next: Partial<Queue>) => queue.set({ ...queue.get(), ...next });
	const change = (key: number, changes: Partial<SentPhoto>) =>
		set({
			photos: queue.get().photos.map((one) => (one.key === key ? { ...one, ...changes } : one)),
		});
	const drop = (key: number) => queue.get().photos.filter((one) => one.key !== key);

	const sendNext = async () => {
		const next = queue.get().photos.find(({ state }) => state.is === "waiting");
		if (current || !next) return;
		const mine: Sending = { key: next.key };
		current = mine;
		change(mine.key, { state: { is: "sending", percent: 0 } });
		const end = (changed: Partial<Queue>, told?: PhotoEnd) => {
			if (current !== mine) return;
			current = undefined;
			set(changed);
			if (told) next.onEnd?.(told);
			void sendNext();
		};
		const stop = (state: Extract<SentPhoto["state"], { why: string }>) => {
			if (current === mine) change(mine.key, { state });
			const willRetry = state.is === "failed" && state.willRetry;
			end({}, willRetry ? undefined : { why: state.why });
		};
		const events: TransferEvents = {
			onAddress: (uploadUrl) => change(mine.key, { uploadUrl }),
			onProgress(percent) {
				if (current === mine) change(mine.key, { state: { is: "sending", percent } });
			},
			onDone: (id) => end({ photos: drop(mine.key), arrived: queue.get().arrived + 1 }, { id }),
			onRefused: (why) => stop({ is: "refused", why }),
			onFailed: (why, willRetry) => stop({ is: "failed", why, willRetry }),
			onUnreadable: () =>
				stop({
					is: "refused",
					why: `“${next.file.name}” has changed or is gone. Please choose it again.`,
				}),
			onDelayed: (_, why) => stop({ is: "failed", why, willRetry: true }),
		};
		const transfer = await start(next.file, events, next.uploadUrl);
		if ("why" in transfer) return stop({ is: "failed", ...transfer });
		if (current !== mine) return transfer.end();
		mine.transfer = transfer;
		transfer.start();
	};
	const sendAgain = (isMeant: (photo: SentPhoto) => boolean) => {
		set({
			photos: queue
				.get()
				.photos.map((one) => (isMeant(one) ? { ...one, state: { is: "waiting" } as const } : one)),
		});
		void sendNext();
	};

	return {
		read: queue.get,
		subscribe: queue.subscribe,
		add(files: Iterable<File>, onEnd?: OnEnd) {
			const added = [...files].map((file): SentPhoto => {
				last += 1;
				return { key: last, file, onEnd, state: { is: "waiting" } };
			});
			const arrived = queue.get().photos.length > 0 ? queue.get().arrived : 0;
			set({ photos: [...queue.get().photos, ...added], arrived });
			void sendNext();
		},
		retry: (key: number) => sendAgain((one) => one.key === key),
		retryLost: () => sendAgain(({ state }) => state.is === "failed" && state.willRetry),
		remove(key: number) {
			const isCurrent = current?.key === key;
			const removed = queue.get().photos.find((one) => one.key === key);
			if (isCurrent) {
				current?.transfer?.end();
				current = undefined;
			}
			set({ photos: drop(key) });
			removed?.onEnd?.({});
			if (isCurrent) void sendNext();
		},
	};
}
