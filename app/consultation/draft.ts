import type { FileState, QueuedFile } from "./upload-queue.ts";

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
	/** The studio asked for patience until then, in milliseconds since 1970. */
	notBefore?: number;
}

/** What was submitted, in words that are equal only for the same request, and the key it went under. */
export interface Wish {
	content: string;
	key: string;
}

/** One chosen file as it is kept. */
export interface DraftFile {
	id: string;
	file: File;
	/** Where on the server it goes on. */
	uploadUrl?: string;
	state: Extract<FileState, { is: "waiting" | "done" | "refused" }>;
}

export interface Draft {
	/** When something was last changed, in milliseconds since 1970. */
	savedAt: number;
	fields: Fields;
	files: DraftFile[];
	/** How many files were chosen for which the device had no room, or which it has lost. */
	lost: number;
	waiting: WaitingRequest | null;
	/** The last that failed: it may have arrived all the same. */
	wish: Wish | null;
}

const longestMs = 30 * 24 * 60 * 60 * 1000;
const filePrefix = "file ";

/** Files are kept apart from the list of them, so that their bytes are written once. */
export function keyOfFile(id: string): string {
	return filePrefix + id;
}

/**
 * @param stored ids of files whose bytes are kept already
 * @returns the list to keep with whatever is no longer on it, and the files to keep before
 */
export function writeFiles(files: readonly QueuedFile[], stored: ReadonlySet<string>) {
	const list = files.map(({ id, uploadUrl, state }) => ({ id, uploadUrl, state: stillOf(state) }));
	const gone = [...stored].filter((id) => !files.some((each) => each.id === id));
	return {
		fresh: files.filter(({ id }) => !stored.has(id)),
		changes: {
			files: list,
			...Object.fromEntries(gone.map((id) => [keyOfFile(id), undefined])),
		},
	};
}

/** What a file's state comes down to once nothing travels: it waits, unless that is settled. */
function stillOf(state: FileState): DraftFile["state"] {
	return state.is === "done" || state.is === "refused" ? state : { is: "waiting" };
}

/**
 * @param kept what the device holds, by key
 * @param now milliseconds since 1970
 * @returns null where there is nothing, or nothing that is young enough
 */
export function readDraft(kept: ReadonlyMap<string, unknown>, now: number): Draft | null {
	const savedAt = kept.get("savedAt");
	if (typeof savedAt !== "number" || now - savedAt > longestMs) return null;
	const list = (kept.get("files") ?? []) as Omit<DraftFile, "file">[];
	const files = list.flatMap((each) => {
		const file = kept.get(keyOfFile(each.id));
		return file instanceof File ? [{ ...each, file }] : [];
	});
	const waiting = (kept.get("waiting") ?? null) as WaitingRequest | null;
	// Another tab may have written other fields since; what was submitted is what goes.
	const fields = waiting?.fields ?? ((kept.get("fields") ?? {}) as Fields);
	const wish = (kept.get("wish") ?? null) as Wish | null;
	return { savedAt, fields, files, lost: list.length - files.length, waiting, wish };
}

/** @returns keys of files that no list names any more */
export function listOrphans(kept: ReadonlyMap<string, unknown>, draft: Draft | null): string[] {
	const named = new Set(draft?.files.map(({ id }) => keyOfFile(id)));
	return [...kept.keys()].filter((key) => key.startsWith(filePrefix) && !named.has(key));
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
