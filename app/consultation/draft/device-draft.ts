import type { FileState, QueuedFile } from "../files/queued-file.ts";
import { contentOfRequest } from "../submission/content-key.ts";
import type { Effect } from "./draft-events.ts";
import type { Held } from "./draft-state.ts";
import type { UnsavedFields } from "./unsaved-fields.ts";

export type Fields = Readonly<Record<string, string>>;

export interface FormRest {
	uploads: string[];
	honeypot: Readonly<Record<string, unknown>>;
}

export interface WaitingRequest {
	/** The idempotency key, the same across retries, tabs and reloads. */
	key: string;
	fields: Fields;
	rest: FormRest;
	/** Absent while files were still uploading. */
	body?: Record<string, unknown>;
	unsure?: boolean;
	/** From Retry-After; milliseconds since 1970. */
	notBefore?: number;
}

/** `content` is equal only for the same request. */
export interface SubmittedContent {
	content: string;
	key: string;
	unsure?: boolean;
}

export interface ListedFile {
	id: string;
	uploadUrl?: string;
	state: Extract<FileState, { is: "waiting" | "done" | "refused" }>;
}

export interface DraftFile extends ListedFile {
	file: File;
}

export interface Draft {
	savedAt: number;
	fields: Fields;
	files: DraftFile[];
	/** Ids of listed files whose bytes the device does not have. */
	lost: string[];
	waiting: WaitingRequest | null;
	/** Submitted, but no longer sent automatically. */
	held: Held | null;
	lastSubmission: SubmittedContent | null;
	/** The fields come from localStorage and are not in IndexedDB yet. */
	unsaved: boolean;
}

const longestMs = 30 * 24 * 60 * 60 * 1000;
const filePrefix = "file ";
/** As it has been stored since the first version. */
export const lastSubmissionKey = "wish";

/** Kept apart from the list, so that a file's bytes are written once. */
export function keyOfFile(id: string): string {
	return filePrefix + id;
}

export function readList(kept: ReadonlyMap<string, unknown>): ListedFile[] {
	return (kept.get("files") ?? []) as ListedFile[];
}

export function listFiles(files: readonly QueuedFile[]): ListedFile[] {
	return files.map(({ id, uploadUrl, state }) => ({ id, uploadUrl, state: stillOf(state) }));
}

/** Keeps files that another tab added and progress that it made. */
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

/** A request that another tab is sending may arrive, so its key stays with its content when it is held here. */
export function replaceRequest(
	kept: ReadonlyMap<string, unknown>,
	{ request, held, answered }: Extract<Effect, { do: "keepRequest" }>,
): Record<string, unknown> {
	const before = kept.get("waiting") as WaitingRequest | undefined;
	if (request || !held || answered || !before?.unsure) {
		return { waiting: request ?? undefined, held: held ?? undefined };
	}
	const content = contentOfRequest(before, readList(kept));
	const last: SubmittedContent = { content, key: before.key, unsure: true };
	return { waiting: undefined, held: { ...held, unsure: true }, [lastSubmissionKey]: last };
}

export function knowsMore({ state }: ListedFile, here: QueuedFile): boolean {
	if (stillOf(here.state).is !== "waiting" || state.is === "waiting") return false;
	return state.is === "refused" || state.uploadId !== here.lostId;
}

/** @param settled ids of files sent with the request or knowingly left out; others stay */
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

function stillOf(state: FileState): DraftFile["state"] {
	return state.is === "done" || state.is === "refused" ? state : { is: "waiting" };
}

/** @param typed saved on page hide; ignored if anything was saved later */
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
	// Another tab may have changed the fields since; the submitted ones count.
	const written = waiting?.fields ?? ((kept.get("fields") ?? {}) as Fields);
	const early = newest?.early && { ...written, ...chooseFields(newest.fields, {}) };
	const fields = early || (newest?.fields ?? written);
	const held = (kept.get("held") ?? null) as Held | null;
	const lastSubmission = (kept.get(lastSubmissionKey) ?? null) as SubmittedContent | null;
	const lost = list.flatMap(({ id }) => (files.some((file) => file.id === id) ? [] : [id]));
	return { savedAt, fields, files, lost, waiting, held, lastSubmission, unsaved: newest !== null };
}

export function listOrphans(kept: ReadonlyMap<string, unknown>, isYoung: boolean): string[] {
	const named = new Set(readList(kept).map(({ id }) => keyOfFile(id)));
	return [...kept.keys()].filter(
		(key) => !isYoung || (key.startsWith(filePrefix) && !named.has(key)),
	);
}

export function chooseFields(draft: Fields, written: Fields): Fields {
	return Object.fromEntries(
		Object.entries(draft).filter(([name, value]) => value !== "" && (written[name] ?? "") === ""),
	);
}

export function sameFields(one: Fields, other: Fields): boolean {
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
