import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { DocumentDrafts } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { checkDocument, type Problems } from "./check-document.ts";
import { type DocumentName, documentNames, documents } from "./documents.ts";
import { refuseMisfit } from "./misfit.server.ts";
import {
	addRevisions,
	DocumentConflict,
	type NewRevision,
	readNewest,
} from "./revisions.server.ts";
import { findTakenAddresses } from "./taken-addresses.ts";

export interface Draft {
	key: DocumentName;
	/** Need not fit the schema yet; publishing checks it. */
	body: unknown;
	/** The revision that it was begun from; 0 is the built-in document. */
	basedOn: number;
	version: string;
	changedAt: string;
}

export interface SavedDraft extends Pick<Draft, "key" | "body" | "basedOn"> {
	/** Version of the draft that this one was made from; null if there was none. */
	seen: string | null;
	/** The draft starts from the newest revision even if that does not fit. */
	mends?: true;
}

/** @returns drafts in the order of the registry */
export async function listDrafts(db: Db | Transaction<Tables>): Promise<Draft[]> {
	const rows = await db.selectFrom("document_drafts").selectAll().execute();
	return documentNames.flatMap((key) => {
		const row = rows.find((one) => one.key === key);
		return row ? [readRow(key, row)] : [];
	});
}

export async function findDraft(
	db: Db | Transaction<Tables>,
	key: DocumentName,
): Promise<Draft | undefined> {
	const row = await db
		.selectFrom("document_drafts")
		.selectAll()
		.where("key", "=", key)
		.executeTakeFirst();
	return row && readRow(key, row);
}

function readRow(key: DocumentName, row: Selectable<DocumentDrafts>): Draft {
	const { based_on: basedOn, version, changed_at: changedAt } = row;
	const body = JSON.parse(row.body);
	// Fills in fields that came after the draft was begun.
	const checked = checkDocument(key, body);
	return { key, body: "body" in checked ? checked.body : body, basedOn, version, changedAt };
}

/**
 * @returns its version
 * @throws DocumentConflict if the draft was saved, discarded or published since it was seen
 */
export async function saveDraft(db: Db, draft: SavedDraft): Promise<string> {
	return commit(db, (trx) => putDraft(trx, draft));
}

/** Saves all or none. @throws DocumentConflict */
export async function saveDrafts(db: Db, drafts: SavedDraft[]): Promise<void> {
	await commit(db, async (trx) => {
		for (const draft of drafts) await putDraft(trx, draft);
	});
}

/** @throws DocumentConflict; Refusal if a new draft does not start from a misfit that was published last */
export async function putDraft(
	trx: Transaction<Tables>,
	{ key, body, basedOn, seen, mends }: SavedDraft,
): Promise<string> {
	const version = randomUUID();
	const changed_at = new Date().toISOString();
	const draft = { body: JSON.stringify(body), based_on: basedOn, version, changed_at };
	if (seen === null) {
		if (!mends) refuseMisfit(key, await readNewest(trx, key));
		const { numInsertedOrUpdatedRows } = await trx
			.insertInto("document_drafts")
			.values({ key, ...draft })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		if (!numInsertedOrUpdatedRows) throw new DocumentConflict([key]);
		return version;
	}
	const { numUpdatedRows } = await trx
		.updateTable("document_drafts")
		.set(draft)
		.where("key", "=", key)
		.where("version", "=", seen)
		.executeTakeFirst();
	if (!numUpdatedRows) throw new DocumentConflict([key]);
	return version;
}

/** @throws DocumentConflict if it was saved, discarded or published since it was seen */
export async function discardDraft(
	db: Db,
	draft: { key: DocumentName; version: string },
): Promise<void> {
	await commit(db, (trx) => deleteDraft(trx, draft));
}

/**
 * Publishes drafts, all or none. Call `site.content.refresh()` afterwards.
 * @param reviewed what the artist has looked at
 * @returns problems by document, if a body does not fit its schema or two articles have one address; then nothing is
 * published
 * @throws DocumentConflict if a draft was changed since, or is not based on the newest revision
 */
export async function publishDrafts(
	db: Db,
	reviewed: { key: DocumentName; version: string }[],
): Promise<Partial<Record<DocumentName, Problems>>> {
	return commit(db, async (trx) => {
		const drafts = await listDrafts(trx);
		const revisions: NewRevision[] = [];
		const refused: Partial<Record<DocumentName, Problems>> = {};
		for (const { key, version } of reviewed) {
			const draft = drafts.find((one) => one.key === key);
			if (draft?.version !== version) throw new DocumentConflict([key]);
			const checked = checkDocument(key, draft.body);
			const taken = findTakenAddresses(key, draft.body);
			if ("problems" in checked) refused[key] = checked.problems;
			else if (Object.keys(taken).length > 0) refused[key] = taken;
			else revisions.push({ key, body: checked.body, basedOn: draft.basedOn });
		}
		if (Object.keys(refused).length > 0) return refused;
		await addRevisions(trx, revisions);
		for (const draft of reviewed) await deleteDraft(trx, draft);
		await noteAct(trx, "published", reviewed.map(({ key }) => documents[key].label).join(", "));
		return {};
	});
}

export async function deleteDraft(
	trx: Transaction<Tables>,
	{ key, version }: { key: DocumentName; version: string },
): Promise<void> {
	const { numDeletedRows } = await trx
		.deleteFrom("document_drafts")
		.where("key", "=", key)
		.where("version", "=", version)
		.executeTakeFirst();
	if (numDeletedRows === 0n) throw new DocumentConflict([key]);
}
