import type { FileState, QueuedFile } from "../files/queued-file.ts";
import type { Held } from "./draft-state.ts";
import type { UnsavedFields } from "./unsaved-fields.ts";

/** What stands in the form's controls, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** What goes along with the answers from the form itself. */
export interface FormRest {
	/** Ids of files that arrived with the form before scripts ran. */
	uploads: string[];
	/** What tells machines from visitors, by name. */
	quiet: Readonly<Record<string, unknown>>;
}

/** A request that was submitted and of which nobody knows yet whether it has arrived. */
export interface WaitingRequest {
	/** The same for every try, in whichever tab or after whichever reload. */
	key: string;
	/** What the visitor submitted. */
	fields: Fields;
	rest: FormRest;
	/** What was sent at least once; absent while files were still on their way. */
	body?: Record<string, unknown>;
	/** It was sent, and may have arrived. */
	unsure?: boolean;
	/** The studio asked for patience until then, in milliseconds since 1970. */
	notBefore?: number;
}

/** What was submitted, in words that are equal only for the same request, and the key it went under. */
export interface Wish {
	content: string;
	key: string;
	/** It may have arrived. */
	unsure?: boolean;
}

/** What is listed of a chosen file. */
export interface ListedFile {
	id: string;
	/** Where on the server it goes on. */
	uploadUrl?: string;
	state: Extract<FileState, { is: "waiting" | "done" | "refused" }>;
}

/** One chosen file as it is kept. */
export interface DraftFile extends ListedFile {
	file: File;
}

export interface Draft {
	/** When something was last changed, in milliseconds since 1970. */
	savedAt: number;
	fields: Fields;
	files: DraftFile[];
	/** How many files were chosen for which the device had no room, or which it has lost. */
	lost: number;
	waiting: WaitingRequest | null;
	/** What was submitted and does not go by itself any more. */
	held: Held | null;
	/** The last that failed: it may have arrived all the same. */
	wish: Wish | null;
	/** Its fields were typed just before the page went, and are not in the database yet. */
	unsaved: boolean;
}

const longestMs = 30 * 24 * 60 * 60 * 1000;
const filePrefix = "file ";

/** Files are kept apart from the list of them, so that their bytes are written once. */
export function keyOfFile(id: string): string {
	return filePrefix + id;
}

/** @returns the files that are listed on the device, whether their bytes are there or not */
export function readList(kept: ReadonlyMap<string, unknown>): ListedFile[] {
	return (kept.get("files") ?? []) as ListedFile[];
}

/** @returns what a tab lists of the files that it shows */
export function listFiles(files: readonly QueuedFile[]): ListedFile[] {
	return files.map(({ id, uploadUrl, state }) => ({ id, uploadUrl, state: stillOf(state) }));
}

/**
 * Brings the device's list and a tab's together: what another tab has added stays, and what another tab
 * knows of a file that has not moved here.
 * @param kept what the device holds, by key
 * @param removed ids of files that this tab has taken away or sent
 */
export function mergeFiles(
	kept: ReadonlyMap<string, unknown>,
	files: readonly QueuedFile[],
	removed: ReadonlySet<string>,
): Record<string, unknown> {
	const theirs = readList(kept);
	const ours = new Map(listFiles(files).map((each) => [each.id, each]));
	const list = theirs.flatMap((each) => {
		const own = ours.get(each.id);
		ours.delete(each.id);
		if (!own) return removed.has(each.id) ? [] : [each];
		const queued = files.find(({ id }) => id === each.id);
		return [queued && knowsMore(each, queued) ? each : own];
	});
	const gone = [...removed].map(keyOfFile).filter((key) => kept.has(key));
	return {
		files: [...list, ...ours.values()],
		...Object.fromEntries(gone.map((key) => [key, undefined])),
	};
}

/** Whether another tab has got further with a file; not where the studio has lost it since. */
export function knowsMore({ state }: ListedFile, here: QueuedFile): boolean {
	if (stillOf(here.state).is !== "waiting" || state.is === "waiting") return false;
	return state.is === "refused" || state.uploadId !== here.lostId;
}

/**
 * @param settled ids of files that were sent with the request, or left out of it knowingly
 * @returns the changes that clear the device of a request, and leave what another tab has added
 */
export function clearSettled(
	kept: ReadonlyMap<string, unknown>,
	settled: ReadonlySet<string>,
): Record<string, unknown> {
	const others = readList(kept).filter(({ id }) => !settled.has(id));
	const stay = new Set(
		others.length > 0 ? ["savedAt", ...others.map(({ id }) => keyOfFile(id))] : [],
	);
	const gone = [...kept.keys()].filter((key) => !stay.has(key));
	return {
		...Object.fromEntries(gone.map((key) => [key, undefined])),
		...(others.length > 0 && { files: others }),
	};
}

/** What a file's state comes down to once nothing travels: it waits, unless that is settled. */
function stillOf(state: FileState): DraftFile["state"] {
	return state.is === "done" || state.is === "refused" ? state : { is: "waiting" };
}

/**
 * @param kept what the device holds, by key
 * @param now milliseconds since 1970
 * @param typed just before a page went; counts only where nothing was kept since
 * @returns null where there is nothing, or nothing that is young enough
 */
export function readDraft(
	kept: ReadonlyMap<string, unknown>,
	now: number,
	typed: UnsavedFields | null = null,
): Draft | null {
	const keptAt = Number(kept.get("savedAt") ?? 0);
	const newest = typed && typed.at > keptAt ? typed : null;
	const savedAt = newest?.at ?? keptAt;
	if (now - savedAt > longestMs) return null;
	const list = readList(kept);
	const files = list.flatMap((each) => {
		const file = kept.get(keyOfFile(each.id));
		return file instanceof File ? [{ ...each, file }] : [];
	});
	const waiting = (kept.get("waiting") ?? null) as WaitingRequest | null;
	// Another tab may have written other fields since; what was submitted is what goes.
	const written = waiting?.fields ?? ((kept.get("fields") ?? {}) as Fields);
	const early = newest?.early && { ...written, ...chooseFields(newest.fields, {}) };
	const fields = early || (newest?.fields ?? written);
	const held = (kept.get("held") ?? null) as Held | null;
	const wish = (kept.get("wish") ?? null) as Wish | null;
	const lost = list.length - files.length;
	return { savedAt, fields, files, lost, waiting, held, wish, unsaved: newest !== null };
}

/**
 * @param isYoung false when nothing of it is to be kept any longer
 * @returns keys of files that no list names any more, or of everything
 */
export function listOrphans(kept: ReadonlyMap<string, unknown>, isYoung: boolean): string[] {
	const named = new Set(readList(kept).map(({ id }) => keyOfFile(id)));
	return [...kept.keys()].filter(
		(key) => !isYoung || (key.startsWith(filePrefix) && !named.has(key)),
	);
}

/** @returns what may be filled in: whatever the visitor has written meanwhile stays */
export function chooseFields(draft: Fields, written: Fields): Fields {
	return Object.fromEntries(
		Object.entries(draft).filter(([name, value]) => value !== "" && (written[name] ?? "") === ""),
	);
}

export function sameFields(one: Fields, other: Fields): boolean {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
