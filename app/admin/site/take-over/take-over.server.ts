import { editableDocuments } from "../../../editing/documents/editable-documents.ts";
import { isSame, rebase } from "../../../editing/documents/rebase.ts";
import {
	comparePieces,
	type ImportedChange,
	readExport,
} from "../../../editing/importing/read-export.ts";
import { findDraft, type SavedDraft, saveDrafts } from "../../../publishing/drafts.server.ts";
import { fillFigures } from "../../../publishing/figures.ts";
import { readNewest } from "../../../publishing/revisions.server.ts";
import type { Site } from "../../../server/site.server.ts";

/** `refusal` is a sentence, `conflicts` are labels; then nothing was saved. */
export type Taking = { refusal: string } | { conflicts: string[] } | { labels: string[] };

/** What stays where the edits and a draft have changed the same words. */
export type Winner = "edits" | "draft";

interface Merged extends Omit<SavedDraft, "body"> {
	label: string;
	bodies: Record<Winner, unknown>;
}

/**
 * Merges what developer mode exported into drafts, all or none.
 * @param winner null until the artist has chosen: conflicts are then returned and nothing is saved
 * @throws DocumentConflict if a draft was saved meanwhile
 */
export async function takeOver(site: Site, text: string, winner: Winner | null): Promise<Taking> {
	const reading = readExport(text);
	if ("refusal" in reading) return reading;
	const merged: Merged[] = [];
	for (const change of reading.changes) {
		const result = await mergeChange(site, change);
		if ("refusal" in result) return result;
		merged.push(result);
	}
	const conflicts = merged.filter(({ bodies }) => !isSame(bodies.edits, bodies.draft));
	if (conflicts.length > 0 && !winner) return { conflicts: conflicts.map(({ label }) => label) };
	await saveDrafts(
		site.database.db,
		merged.map(({ bodies, label: _, ...draft }) => ({ ...draft, body: bodies[winner ?? "edits"] })),
	);
	return { labels: merged.map(({ label }) => label) };
}

async function mergeChange(
	{ database: { db }, content }: Site,
	change: ImportedChange,
): Promise<Merged | { refusal: string }> {
	const key = change.filename;
	const newest = await readNewest(db, key);
	const body = newest.body ?? (await content.builtIn.read(key)).body;
	const { body: studio } = await content.current().read("studio");
	if ("pieces" in body) {
		const refusal = comparePieces(change, body.pieces);
		if (refusal) return { refusal };
	}
	// Developer mode keeps the pieces of a list alone.
	const part = (whole: object) =>
		"pieces" in whole ? { ...whole, pieces: change.data } : change.data;
	// Pages show the studio's figures filled in; what was not edited keeps its placeholders.
	const base = fillFigures(body, studio);
	const mine = rebase<unknown>(base, part(base), body);
	const draft = await findDraft(db, key);
	const drafted: unknown = draft?.body ?? body;
	return {
		key,
		basedOn: draft?.basedOn ?? newest.revision,
		seen: draft?.version ?? null,
		label: editableDocuments[key].label,
		bodies: { edits: rebase(body, mine, drafted), draft: rebase(body, drafted, mine) },
	};
}
