import type * as v from "valibot";
import { editableDocuments } from "../../../editing/documents/editable-documents.ts";
import { type ListItem, unwrap } from "../../../editing/documents/merge-stored.ts";
import { isSameJson, rebase } from "../../../editing/documents/rebase.ts";
import { keepKnown } from "../../../editing/documents/stored-list.ts";
import {
	comparePieces,
	type ImportedChange,
	readExport,
} from "../../../editing/importing/read-export.ts";
import { layDrafts } from "../../../publishing/draft-view/draft-view.server.ts";
import { type SavedDraft, saveDrafts } from "../../../publishing/drafts.server.ts";
import { setTexts } from "../../../publishing/figures.ts";
import type { Site } from "../../../server/site.server.ts";
import { openComparison, type ToldChange } from "../changes/tell-changes.server.ts";
import { openForDraft } from "../open-document.server.ts";

/** Which version wins where both changed the same words. */
export type Winner = "edits" | "draft";

/** The artist's answer to a conflict. */
export interface Choice {
	winner: Winner;
	/** Edits win only over this version of the draft; absent for any. */
	seen?: string | null;
}

export interface Conflict {
	label: string;
	/** Version of the draft; null if there is none. */
	seen: string | null;
	/** From the draft to the edits. */
	changes: ToldChange[];
}

/**
 * `refusal` is a sentence; with it or with `conflicts`, nothing was saved. `gone` are titles of pieces that were edited but
 * that the site no longer has.
 */
export type Taking =
	| { refusal: string }
	| { conflicts: Conflict[] }
	| { labels: string[]; gone?: string[] };

/** @returns null until the artist has chosen */
export function readWinner(given: unknown): Winner | null {
	return given === "edits" || given === "draft" ? given : null;
}

/** @param seen version of the draft that the edits would win over */
export function isDecided(choice: Choice | null, seen: string | null): boolean {
	if (choice?.winner !== "edits") return choice !== null;
	return choice.seen === undefined || choice.seen === seen;
}

interface Merged extends Omit<SavedDraft, "body"> {
	label: string;
	gone: string[];
	bodies: Record<Winner, unknown>;
}

/**
 * Merges what developer mode exported into drafts, all or none.
 * @param choice null until the artist has chosen: conflicts are then returned and nothing is saved
 * @throws DocumentConflict if a draft was saved meanwhile
 */
export async function takeOver(site: Site, text: string, choice: Choice | null): Promise<Taking> {
	const reading = readExport(text);
	if ("refusal" in reading) return reading;
	const merged: Merged[] = [];
	for (const change of reading.changes) {
		const result = await mergeChange(site, change);
		if ("refusal" in result) return result;
		merged.push(result);
	}
	const conflicts = merged.filter(({ bodies }) => !isSameJson(bodies.edits, bodies.draft));
	if (conflicts.some(({ seen }) => !isDecided(choice, seen))) {
		const { compare } = await openComparison(site);
		return {
			conflicts: conflicts.map(({ key, label, seen, bodies }) => ({
				...{ label, seen },
				changes: compare({ key, before: bodies.draft, after: bodies.edits }),
			})),
		};
	}
	await saveDrafts(
		site.database.db,
		merged.map(({ key, basedOn, seen, bodies }) => ({
			...{ key, basedOn, seen },
			body: bodies[choice?.winner ?? "edits"],
		})),
	);
	return {
		labels: merged.map(({ label }) => label),
		gone: merged.flatMap(({ gone }) => gone),
	};
}

/** Leaves out edits of pieces that the site no longer has. */
function followSite(data: unknown, site: unknown): { known: unknown; gone: string[] } {
	if (!Array.isArray(data) || !Array.isArray(site)) return { known: data, gone: [] };
	const known = keepKnown<ListItem>(data, site);
	const gone = data.filter(({ id }) => !known.some((item) => item.id === id));
	// No item is left: the list is from another site.
	return gone.length === data.length
		? { known: data, gone: [] }
		: { known, gone: gone.map(({ title }) => String(title)) };
}

/** A piece that was edited here and retired elsewhere is shown again, so it is no longer retired. */
function bringBack(body: unknown): unknown {
	const { pieces, retired } = Object(body) as { pieces?: ListItem[]; retired?: ListItem[] };
	if (!pieces || !retired) return body;
	const shown = new Set(pieces.map(({ id }) => id));
	return { ...Object(body), retired: retired.filter(({ id }) => !shown.has(id)) };
}

/** An optional text that was emptied is none in a document. */
function leaveOutEmptied(schema: v.GenericSchema, body: unknown): unknown {
	if ("item" in schema && Array.isArray(body)) {
		return body.map((item) => leaveOutEmptied(schema.item as v.GenericSchema, item));
	}
	if (!("entries" in schema) || body === undefined) return body;
	const entries = schema.entries as Record<string, v.GenericSchema>;
	const fields = Object.entries(Object(body)).flatMap(([name, value]) => {
		const field = entries[name] as v.GenericSchema;
		if (field.type === "optional" && value === "") return [];
		return [[name, leaveOutEmptied(unwrap(field), value)]];
	});
	return Object.fromEntries(fields);
}

async function mergeChange(
	site: Site,
	{ filename: key, ...change }: ImportedChange,
): Promise<Merged | { refusal: string }> {
	const { schema, label } = editableDocuments[key];
	const [data, base] = [change.data, change.base].map((body) => leaveOutEmptied(schema, body));
	const { body: drafted, published, basedOn, seen } = await openForDraft(site, key);
	const body = Object(published);
	const { content } = site;
	const shown = base === undefined ? content.current() : await layDrafts(site.database.db, content);
	const { body: studio } = await shown.read("studio");
	// Pages show the studio's figures filled in, and curly quotes.
	const latest = setTexts(drafted, studio);
	const hasPieces = "pieces" in body;
	// Developer mode keeps the pieces of a list alone.
	const whole = (part: unknown) => (hasPieces ? { ...latest, pieces: part } : part);
	const edited = base ?? (hasPieces ? setTexts(body, studio).pieces : setTexts(body, studio));
	const { known, gone } = base === undefined ? followSite(data, edited) : { known: data, gone: [] };
	if (hasPieces) {
		const refusal = comparePieces({ filename: key, data: known }, edited as ListItem[]);
		if (refusal) return { refusal };
	}
	const [from, to] = [whole(edited), whole(known)];
	// Unedited texts keep their placeholders.
	const unfill = (result: unknown) => rebase<unknown>(latest, result, drafted);
	return {
		...{ key, basedOn, seen, label, gone },
		bodies: {
			edits: bringBack(unfill(rebase<unknown>(from, to, latest))),
			draft: unfill(rebase<unknown>(from, latest, to)),
		},
	};
}
