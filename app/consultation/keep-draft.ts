import { addToast } from "../ui/toast-store.ts";
import {
	type Draft,
	type Fields,
	keyOfFile,
	listOrphans,
	readDraft,
	type WaitingRequest,
	type Wish,
	writeFiles,
} from "./draft.ts";
import { changeKept, clearKept, readKept } from "./draft-store.ts";
import { isReadable } from "./is-readable.ts";
import type { QueuedFile } from "./upload-queue.ts";
import { waitingFlag } from "./waiting-flag.ts";

const emptyList = "[]";
const pauseMs = 300;
/** A browser's storage may take its time; a request does not wait for it any longer than this. */
const patienceMs = 1_000;

/** Keeps what changes on the device, a moment after it has changed, and says once where that fails. */
export function createKeeper() {
	/** Ids of files whose bytes are kept. */
	let stored: ReadonlySet<string> = new Set();
	/** Ids of those for which there was no room. */
	const noRoom = new Set<string>();
	let lastList = emptyList;
	let unsaved: Fields | null = null;
	/** Of the waiting request that is known to be kept. */
	let waitingKey = "";
	/** When this tab last knew what is kept. */
	let savedAt: unknown;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let complained = false;
	let loading: Promise<Draft | null> | undefined;

	async function change(changes: Record<string, unknown>): Promise<boolean> {
		await loading;
		try {
			const now = Date.now();
			await changeKept({ ...changes, savedAt: now });
			savedAt = now;
			return true;
		} catch {
			complain();
			return false;
		}
	}

	async function keepFile(id: string, file: File): Promise<void> {
		if (!(await change({ [keyOfFile(id)]: file }))) noRoom.add(id);
	}

	function complain(): void {
		if (complained) return;
		complained = true;
		addToast({
			tone: "info",
			title: "Not Kept on This Device",
			text: "This browser will not keep the form for you. Stay on this page until it is sent.",
		});
	}

	async function load(): Promise<Draft | null> {
		try {
			const kept = await readKept();
			savedAt = kept.get("savedAt");
			const draft = readDraft(kept, Date.now());
			if (draft) await leaveUnreadable(draft);
			markWaiting(draft?.waiting != null);
			waitingKey = draft?.waiting?.key ?? "";
			stored = new Set(draft?.files.map(({ id }) => id));
			const orphans = draft ? listOrphans(kept, draft) : [...kept.keys()];
			if (orphans.length > 0) {
				await changeKept(Object.fromEntries(orphans.map((key) => [key, undefined])));
			}
			return draft;
		} catch {
			// Said when there is something to keep.
			return null;
		}
	}

	function flush(): void {
		clearTimeout(timer);
		if (unsaved) void change({ fields: unsaved });
		unsaved = null;
	}

	function forget(): void {
		clearTimeout(timer);
		unsaved = null;
		stored = new Set();
		lastList = emptyList;
		waitingKey = "";
		loading = undefined;
	}

	return {
		/** @returns the same draft, read once */
		load: () => (loading ??= load()),
		keepFields(fields: Fields): void {
			unsaved = fields;
			clearTimeout(timer);
			timer = setTimeout(flush, pauseMs);
		},
		/** Keeps what has not been kept yet; for when the page may be about to go. */
		flush,
		keepFiles(files: readonly QueuedFile[]): void {
			const { fresh, changes } = writeFiles(files, stored);
			const list = JSON.stringify(changes.files);
			if (list === lastList) return;
			lastList = list;
			stored = new Set(files.map(({ id }) => id));
			// One that there is no room for leaves the others theirs.
			for (const { id, file } of fresh) void keepFile(id, file);
			void change(changes);
		},
		/** @returns the copy of a chosen file; null where there is none that can be read */
		async findFile(id: string): Promise<File | null> {
			const kept = await readKept().catch(() => undefined);
			const file = kept?.get(keyOfFile(id));
			return file instanceof File && (await isReadable(file)) ? file : null;
		},
		/** @returns whether it is kept; false also where that takes too long to wait for */
		async keepWaiting(waiting: WaitingRequest | null): Promise<boolean> {
			markWaiting(waiting !== null);
			waitingKey = "";
			const kept = change({ waiting: waiting ?? undefined }).then((done) => {
				if (done) waitingKey = waiting?.key ?? "";
				// Without a file that has yet to be sent it is not kept, and cannot go from a later visit.
				return done && (waiting?.body !== undefined || ![...noRoom].some((id) => stored.has(id)));
			});
			return (await soon(kept)) ?? false;
		},
		/** A later visit sends the same words under the same key. */
		keepWish: (wish: Wish): void => void change({ wish }),
		/** @returns false where another tab has sent or dropped it since it was kept */
		async isStillKept({ key }: WaitingRequest): Promise<boolean> {
			if (waitingKey !== key) return true;
			const kept = await soon(readKept().catch(() => undefined));
			return !kept || readDraft(kept, Date.now())?.waiting?.key === key;
		},
		/** @returns whether another tab has written or cleared since */
		async hasChanged(): Promise<boolean> {
			const kept = await readKept().catch(() => undefined);
			return kept !== undefined && kept.get("savedAt") !== savedAt;
		},
		/** Clears the device. */
		async clear(): Promise<void> {
			const before = loading;
			forget();
			markWaiting(false);
			await before;
			savedAt = undefined;
			await soon(clearKept().catch(() => {}));
		},
		/** Another tab has changed the device: what is there is read anew, what is here kept anew. */
		forget,
	};
}

export type Keeper = ReturnType<typeof createKeeper>;

/** A browser can lose the bytes of a file that it still lists. */
async function leaveUnreadable(draft: Draft): Promise<void> {
	const checked = await Promise.all(draft.files.map(({ file }) => isReadable(file)));
	const readable = draft.files.filter((_, index) => checked[index]);
	draft.lost += draft.files.length - readable.length;
	draft.files = readable;
}

function soon<T>(work: Promise<T>): Promise<T | undefined> {
	return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
}

function markWaiting(waiting: boolean): void {
	try {
		if (waiting) localStorage.setItem(waitingFlag, "1");
		else localStorage.removeItem(waitingFlag);
	} catch {
		// Then the request goes while its page is open, or when the form is opened again.
	}
}
