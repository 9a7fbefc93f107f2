import type { Transaction } from "kysely";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { isDocumentName } from "../publishing/check-document.ts";
import type { DocumentName } from "../publishing/documents.ts";
import { listDrafts } from "../publishing/drafts.server.ts";
import { createPublishedReader, listNewest } from "../publishing/revisions.server.ts";
import { listPhotoIds } from "./photo-name.ts";

export interface PhotoUses {
	/** What visitors see. */
	published: DocumentName[];
	/** Not also those that show it. */
	retired: DocumentName[];
	drafted: DocumentName[];
}

/** @returns uses by the photo's id. The manifest does not count as one: it only lists files. */
export async function listPhotoUses(db: Db | Transaction<Tables>): Promise<Map<string, PhotoUses>> {
	const uses = new Map<string, PhotoUses>();
	const note = (kind: keyof PhotoUses, key: string, text: string) => {
		if (!isDocumentName(key) || key === "pictures") return;
		for (const id of listPhotoIds(text)) {
			const known = uses.get(id) ?? { published: [], retired: [], drafted: [] };
			if (kind !== "retired" || !known.published.includes(key)) known[kind].push(key);
			uses.set(id, known);
		}
	};
	// What visitors see is older while the newest revision does not fit.
	const shown: Partial<Record<string, unknown>> = await createPublishedReader(db, () => {})();
	for (const { key, body } of await listNewest(db)) {
		const text = `[${body}, ${JSON.stringify(shown[key] ?? null)}]`;
		note("published", key, JSON.stringify(JSON.parse(text), leaveOutRetired));
		note("retired", key, text);
	}
	for (const { key, body } of await listDrafts(db)) note("drafted", key, JSON.stringify(body));
	return uses;
}

/** For JSON. */
export function leaveOutRetired(field: string, value: unknown): unknown {
	return field === "retired" ? undefined : value;
}
