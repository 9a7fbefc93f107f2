import { addToast } from "../ui/toast-store.ts";
import {
	clearSettled,
	type Draft,
	type Fields,
	keyOfFile,
	type ListedFile,
	listFiles,
	listOrphans,
	mergeFiles,
	readDraft,
	readList,
	type WaitingRequest,
	type Wish,
} from "./draft.ts";
import { type Changes, changeKept, clearKept, readKept, reviseKept } from "./draft-store.ts";
import { isReadable } from "./is-readable.ts";
import type { QueuedFile } from "./queued-file.ts";
import type { Held } from "./submission-state.ts";
import { dropUnsaved, readUnsaved, writeUnsaved } from "./unsaved-fields.ts";
import { waitingFlag } from "./waiting-flag.ts";

const emptyList = "[]";
const notKept = "Not Kept on This Device";
const pauseMs = 300;
/** A browser's storage may take its time; a request does not wait for it any longer than this. */
const patienceMs = 1_000;

/** Keeps what changes on the device, a moment after it has changed, and says once where that fails. */
export function createKeeper() {
	/** Ids of files whose bytes are kept. */
	let stored: ReadonlySet<string> = new Set();
	/** Ids of files that this tab shows. */
	let shown: ReadonlySet<string> = new Set();
	/** Ids of files that it has taken away. */
	const removed = new Set<string>();
	/** Ids of files that were listed when it read the list, whether it shows them or not. */
	let listed: ReadonlySet<string> = new Set();
	/** Ids of those for which there was no room. */
	const noRoom = new Set<string>();
	let lastList = emptyList;
	/** Not known to be in the database yet. */
	let unsaved: Fields | null = null;
	/** Of the waiting request that is known to be kept. */
	let waitingKey = "";
	/** When this tab last knew what is kept. */
	let savedAt: unknown;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let complained = false;
	let loading: Promise<Draft | null> | undefined;

	function change(changes: Changes): Promise<boolean> {
		return write((now) => changeKept({ ...changes, savedAt: now }));
	}

	async function write(work: (now: number) => Promise<void>): Promise<boolean> {
		const now = Date.now();
		const written = await attempt(() => work(now));
		if (written) savedAt = now;
		else complain();
		return written;
	}

	async function attempt(work: () => Promise<void>): Promise<boolean> {
		await loading;
		return work().then(
			() => true,
			() => false,
		);
	}

	function keepList(files: readonly QueuedFile[]): Promise<boolean> {
		return write((now) =>
			reviseKept((kept) => {
				// Another tab took away what this one still shows.
				const missing = files.filter(({ id }) => !noRoom.has(id) && !kept.has(keyOfFile(id)));
				const bytes = missing.map(({ id, file }) => [keyOfFile(id), file]);
				const changes = mergeFiles(kept, files, removed);
				return { ...changes, ...Object.fromEntries(bytes), savedAt: now };
			}),
		);
	}

	/** One that there is no room for leaves the others theirs. @returns whether all are kept */
	async function keepBytes(files: readonly QueuedFile[]): Promise<boolean> {
		const works = files.map(({ id, file }) => attempt(() => changeKept({ [keyOfFile(id)]: file })));
		const kept = await Promise.all(works);
		for (const [index, { id }] of files.entries()) if (!kept[index]) noRoom.add(id);
		return kept.every(Boolean);
	}

	/** Whoever knows what is not kept can choose: to stay, or to do without. */
	function complainOf(files: readonly QueuedFile[]): void {
		const names = files.filter(({ id }) => noRoom.has(id)).map(({ file }) => `“${file.name}”`);
		if (complained) return;
		const text = `${new Intl.ListFormat("en-US").format(names)} could not be kept on this device; everything else is. Stay on this page until your request is sent.`;
		addToast({ tone: "info", title: notKept, text });
	}

	function complain(): void {
		if (complained) return;
		complained = true;
		addToast({
			tone: "info",
			title: notKept,
			text: "This browser will not keep the form for you. Stay on this page until it is sent.",
		});
	}

	async function load(): Promise<Draft | null> {
		try {
			const kept = await readKept();
			savedAt = kept.get("savedAt");
			const draft = readDraft(kept, Date.now(), readUnsaved());
			if (!draft?.unsaved) dropUnsaved();
			if (draft) await leaveUnreadable(draft);
			markWaiting(draft?.waiting != null);
			waitingKey = draft?.waiting?.key ?? "";
			stored = new Set(draft?.files.map(({ id }) => id));
			listed = new Set(readList(kept).map(({ id }) => id));
			await reviseKept((now) =>
				Object.fromEntries(listOrphans(now, draft !== null).map((key) => [key, undefined])),
			);
			return draft;
		} catch {
			dropUnsaved();
			// Said when there is something to keep.
			return null;
		}
	}

	async function save(): Promise<void> {
		clearTimeout(timer);
		if (!unsaved) return;
		const fields = unsaved;
		await change({ fields });
		if (unsaved !== fields) return;
		unsaved = null;
		dropUnsaved();
	}

	function forget(): void {
		clearTimeout(timer);
		unsaved = null;
		dropUnsaved();
		stored = new Set();
		shown = new Set();
		listed = new Set();
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
			timer = setTimeout(save, pauseMs);
		},
		/** Keeps what has not been kept yet, at once, since the page may be about to go. */
		flush(): void {
			if (unsaved) writeUnsaved(unsaved);
			void save();
		},
		keepFiles(files: readonly QueuedFile[]): void {
			const list = JSON.stringify(listFiles(files));
			if (list === lastList) return;
			lastList = list;
			const fresh = files.filter(({ id }) => !stored.has(id));
			const ids = new Set(files.map(({ id }) => id));
			for (const id of shown) if (!ids.has(id)) removed.add(id);
			shown = ids;
			stored = new Set([...stored, ...ids]);
			const works = [keepBytes(fresh), keepList(files)];
			void Promise.all(works).then(([bytes, listed]) => {
				if (listed && !bytes) complainOf(files);
			});
		},
		/** @returns what all tabs together have listed */
		async readList(): Promise<ListedFile[]> {
			const kept = await soon(readKept().catch(() => undefined));
			return kept ? readList(kept) : [];
		},
		/** @returns the copy of a chosen file; null where there is none that can be read */
		async findFile(id: string): Promise<File | null> {
			const kept = await readKept().catch(() => undefined);
			const file = kept?.get(keyOfFile(id));
			return file instanceof File && (await isReadable(file)) ? file : null;
		},
		/**
		 * @param held why there is none, where one was submitted before
		 * @returns whether it is kept; false also where that takes too long to wait for
		 */
		async keepWaiting(waiting: WaitingRequest | null, held: Held | null = null): Promise<boolean> {
			markWaiting(waiting !== null);
			waitingKey = "";
			const changes = { waiting: waiting ?? undefined, held: held ?? undefined };
			const kept = change(changes).then((done) => {
				if (done) waitingKey = waiting?.key ?? "";
				// Without a file that has yet to be sent it is not kept, and cannot go from a later visit.
				return done && (waiting?.body !== undefined || ![...noRoom].some((id) => shown.has(id)));
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
		/** Clears the device; what another tab has added stays, unless `all` is to go. */
		async clear(all: boolean): Promise<void> {
			const before = loading;
			const settled = new Set([...listed, ...stored, ...removed]);
			forget();
			markWaiting(false);
			await before;
			savedAt = undefined;
			const clearing = all ? clearKept() : reviseKept((kept) => clearSettled(kept, settled));
			await soon(clearing.catch(() => {}));
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
