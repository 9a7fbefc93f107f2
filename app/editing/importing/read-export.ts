import * as v from "valibot";
import {
	type EditableName,
	editableDocuments,
	isEditable,
} from "../documents/editable-documents.ts";
import type { ListItem } from "../documents/merge-stored.ts";
import type { PendingChange } from "../documents/pending-changes.ts";
import { shorten } from "../shorten.ts";
import { makeStoredSchema, makeStrict } from "./stored-schema.ts";

export interface ImportedChange extends PendingChange {
	filename: EditableName;
	/** As it was before the edits. Only a page with drafts sends it. */
	base?: unknown;
}

/** `refusal` is a sentence for the artist. */
export type Reading = { changes: ImportedChange[] } | { refusal: string };

/** Characters; browsers store about five million. */
export const longestExport = 10_000_000;

export const exportTooLarge = "This file is too large to be a developer mode export.";
/** Characters in a message. */
const longestName = 40;
const noExport = "This is not a developer mode export.";

const exportSchema = v.array(
	makeStrict({
		filename: v.string(),
		data: v.unknown(),
		base: v.optional(v.unknown()),
		timestamp: v.union([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.number(), v.finite())]),
	}),
);

/** All changes, or none. */
export function readExport(text: string): Reading {
	if (text.length > longestExport) return { refusal: exportTooLarge };
	const read = v.safeParse(exportSchema, parse(text));
	if (!read.success) return { refusal: noExport };
	if (read.output.length === 0) return { refusal: "This file has no changes." };
	const changes = new Map<EditableName, ImportedChange>();
	for (const { filename, data, base, timestamp } of read.output) {
		if (!isEditable(filename)) {
			return {
				refusal: `This file changes “${shorten(filename, longestName)}”, which cannot be edited here.`,
			};
		}
		const { label, schema } = editableDocuments[filename];
		if (changes.has(filename)) return { refusal: `This file has ${label} twice.` };
		for (const body of base === undefined ? [data] : [data, base]) {
			const { issues } = v.safeParse(makeStoredSchema(schema), body, { abortEarly: true });
			if (issues)
				return { refusal: `${label} cannot be read from this file${describePlace(issues[0])}.` };
		}
		changes.set(filename, { filename, data, timestamp, ...(base !== undefined && { base }) });
	}
	return { changes: [...changes.values()] };
}

/** @returns a refusal; null if the pieces are the site's */
export function comparePieces(
	{ filename, data }: Pick<ImportedChange, "filename" | "data">,
	site: readonly ListItem[],
): string | null {
	const { label } = editableDocuments[filename];
	const known = new Set(site.map(({ id }) => id));
	const come = new Set((data as ListItem[]).map(({ id }) => id));
	const gone = [...come].filter((id) => !known.has(id)).length;
	if (gone > 0) return `In this file ${label} has ${count(gone)} that the site no longer has.`;
	const lacking = [...known].filter((id) => !come.has(id)).length;
	return lacking > 0
		? `In this file ${label} lacks ${count(lacking)} that the site has now.`
		: null;
}

function count(pieces: number): string {
	return pieces === 1 ? "1 piece" : `${pieces} pieces`;
}

/** @returns undefined if it is not JSON */
function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** As ": entry 3, title"; entries are counted from 1. */
function describePlace({ path }: v.BaseIssue<unknown>): string {
	const places = (path ?? []).map(({ key }) =>
		typeof key === "number" ? `entry ${key + 1}` : `${key}`,
	);
	return places.length > 0 ? `: ${shorten(places.join(", "), longestName)}` : "";
}
