import { isReadable } from "../../network/is-readable.ts";
import type { QueuedFile } from "../files/queued-file.ts";
import {
	clearSettled,
	type Draft,
	keyOfFile,
	type ListedFile,
	listOrphans,
	mergeFiles,
	readDraft,
	readList,
} from "./device-draft.ts";
import {
	type Changes,
	changeDraftStore,
	clearDraftStore,
	readDraftStore,
	reviseDraftStore,
} from "./draft-store.ts";
import { dropUnsaved, readUnsaved } from "./unsaved-fields.ts";
import { markWaiting } from "./waiting-flag.ts";

/** Storage may be slow; nothing waits longer for it. */
const timeoutMs = 1_000;

let savedAt: unknown;
let loading: Promise<unknown> = Promise.resolve();
let keeping: Promise<unknown> = Promise.resolve();

export function loadDraft(): Promise<Draft | null> {
	const loaded = load();
	loading = loaded;
	return loaded;
}

async function load(): Promise<Draft | null> {
	try {
		const kept = await readDraftStore();
		savedAt = kept.get("savedAt");
		const draft = readDraft(kept, Date.now(), readUnsaved());
		if (!draft?.unsaved) dropUnsaved();
		if (draft) await leaveUnreadable(draft);
		markWaiting(draft?.waiting != null);
		await reviseDraftStore((now) =>
			Object.fromEntries(listOrphans(now, draft !== null).map((key) => [key, undefined])),
		);
		return draft;
	} catch {
		dropUnsaved();
		return null;
	}
}

/** A browser can lose the bytes of a file it still lists. */
async function leaveUnreadable(draft: Draft): Promise<void> {
	const checked = await Promise.all(draft.files.map(({ file }) => isReadable(file)));
	const unreadable = draft.files.filter((_, index) => !checked[index]);
	draft.lost.push(...unreadable.map(({ id }) => id));
	draft.files = draft.files.filter((_, index) => checked[index]);
}

export function keep(changes: Changes): Promise<boolean> {
	return write((now) => changeDraftStore({ ...changes, savedAt: now }));
}

export function revise(change: (kept: ReadonlyMap<string, unknown>) => Changes): Promise<boolean> {
	return write((now) => reviseDraftStore((kept) => ({ ...change(kept), savedAt: now })));
}

export async function keepFiles(
	files: readonly QueuedFile[],
	fresh: readonly QueuedFile[],
	removed: readonly string[],
	noRoom: readonly string[],
): Promise<{ kept: boolean; noRoom: string[] }> {
	const lacking: string[] = [];
	// Separate writes: a file without room must not fail the others.
	const bytes = fresh.map(async ({ id, file }) => {
		const kept = await attempt(() => changeDraftStore({ [keyOfFile(id)]: file }));
		if (!kept) lacking.push(id);
	});
	const list = write((now) =>
		reviseDraftStore((kept) => {
			// Another tab removed what this one still shows.
			const missing = files.filter(
				({ id }) => ![...noRoom, ...lacking].includes(id) && !kept.has(keyOfFile(id)),
			);
			const again = missing.map(({ id, file }) => [keyOfFile(id), file]);
			const changes = mergeFiles(kept, files, new Set(removed));
			return { ...changes, ...Object.fromEntries(again), savedAt: now };
		}),
	);
	keeping = list;
	const [kept] = await Promise.all([list, ...bytes]);
	return { kept, noRoom: lacking };
}

async function write(work: (now: number) => Promise<void>): Promise<boolean> {
	const now = Date.now();
	const written = await attempt(() => work(now));
	if (written) savedAt = now;
	return written;
}

async function attempt(work: () => Promise<void>): Promise<boolean> {
	await loading;
	return work().then(
		() => true,
		() => false,
	);
}

/** Waits also for files of the event that is being handled. */
export async function whenFilesKept(): Promise<void> {
	await null;
	await soon(keeping);
}

export async function isRequestKept(key: string): Promise<boolean> {
	const kept = await soon(tryReading());
	return !kept || readDraft(kept, Date.now())?.waiting?.key === key;
}

export async function listKeptFiles(): Promise<readonly ListedFile[]> {
	const kept = await soon(tryReading());
	return kept ? readList(kept) : [];
}

export async function findCopy(id: string): Promise<File | null> {
	const file = (await tryReading())?.get(keyOfFile(id));
	return file instanceof File && (await isReadable(file)) ? file : null;
}

export async function hasChanged(): Promise<boolean> {
	const kept = await tryReading();
	return kept !== undefined && kept.get("savedAt") !== savedAt;
}

/** @param settled ids of files to remove; null clears everything */
export async function clearDevice(settled: readonly string[] | null): Promise<void> {
	markWaiting(false);
	await loading;
	savedAt = undefined;
	const clearing = settled
		? reviseDraftStore((kept) => clearSettled(kept, new Set(settled)))
		: clearDraftStore();
	await soon(clearing.catch(() => {}));
}

function tryReading(): Promise<ReadonlyMap<string, unknown> | undefined> {
	return readDraftStore().catch(() => undefined);
}

export function soon<T>(work: Promise<T>): Promise<T | undefined> {
	return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}
