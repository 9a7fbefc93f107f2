import { type Selectable, sql, type Transaction } from "kysely";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import type { DocumentRevisions } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { checkDocument, isDocumentName } from "./check-document.ts";
import type { Content } from "./content.server.ts";
import { type DocumentName, type Documents, documents } from "./documents.ts";
import { keepFormerUrls } from "./former-urls.ts";
import { findHighestId } from "./highest-id.ts";

export interface NewRevision<Name extends DocumentName = DocumentName> {
	key: Name;
	body: Documents[Name];
	/** The revision that it was made from; 0 is the built-in document. */
	basedOn: number;
}

/** Something else was published or saved meanwhile. Nothing of the transaction is stored. */
export class DocumentConflict extends Error {
	override readonly name = "DocumentConflict";
	readonly keys: DocumentName[];

	constructor(keys: DocumentName[]) {
		super(`Changed meanwhile: ${keys.join(", ")}`);
		this.keys = keys;
	}
}

/** Compares names: the built routes bundle their own class, so `instanceof` may fail. */
export function isDocumentConflict(error: unknown): error is DocumentConflict {
	return error instanceof Error && error.name === "DocumentConflict";
}

type Revision = Omit<Selectable<DocumentRevisions>, "body"> & { body: unknown };

/** @returns the newest revision of each document, read by one statement, so that they belong together */
export function listNewest(db: Db | Transaction<Tables>): Promise<Selectable<DocumentRevisions>[]> {
	return db
		.selectFrom("documents")
		.selectAll()
		.where("revision", "=", ({ selectFrom }) =>
			selectFrom("documents as newer")
				.select(({ fn }) => fn.max("newer.revision").as("newest"))
				.whereRef("newer.key", "=", "documents.key"),
		)
		.execute();
}

/** @returns the newest first, without the built-in document. @param part `upTo` is a revision */
export async function listRevisions(
	db: Db,
	key: DocumentName,
	part?: { upTo: number; most: number },
): Promise<Revision[]> {
	const rows = await db
		.selectFrom("documents")
		.selectAll()
		.where("key", "=", key)
		.orderBy("revision", "desc")
		.$if(part !== undefined, (all) =>
			all.where("revision", "<=", part?.upTo ?? 0).limit(part?.most ?? 0),
		)
		.execute();
	return rows.map((row) => ({ ...row, body: JSON.parse(row.body) }));
}

export interface Newest<Name extends DocumentName> {
	/** 0 if the document was never published. */
	revision: number;
	/** Of the newest revision that fits its schema; absent if none does. */
	body?: Documents[Name];
	/** Its revision: what visitors see. 0 is the built-in document. */
	shown: number;
	/** The newest published body, if it no longer fits the schema. */
	misfit?: unknown;
}

/** The largest number that the columns take. */
const largest = 2 ** 31 - 1;

/** @param upTo leaves out what was published after this revision */
export async function readNewest<Name extends DocumentName>(
	db: Db | Transaction<Tables>,
	key: Name,
	upTo = largest,
): Promise<Newest<Name>> {
	const read = (most: number) =>
		db
			.selectFrom("documents")
			.select(["revision", "body"])
			.where("key", "=", key)
			.where("revision", "<=", most)
			.orderBy("revision", "desc")
			.limit(1)
			.executeTakeFirst();
	const newest: Newest<Name> = { revision: 0, shown: 0 };
	for (let row = await read(upTo); row; row = await read(row.revision - 1)) {
		newest.revision ||= row.revision;
		const body = JSON.parse(row.body);
		const checked = checkDocument(key, body);
		if ("body" in checked) return { ...newest, shown: row.revision, body: checked.body };
		newest.misfit ??= body;
	}
	return newest;
}

/** Ids of pieces and articles are never given twice, not even after they are gone: links name them. */
export async function readHighestId(
	db: Db | Transaction<Tables>,
	key: DocumentName,
): Promise<number> {
	const read = (most: number) =>
		db
			.selectFrom("documents")
			.select(["revision", "highest_id"])
			.select(sql<string | null>`case when highest_id is null then body end`.as("body"))
			.where("key", "=", key)
			.where("revision", "<=", most)
			.orderBy("revision", "desc")
			.limit(1)
			.executeTakeFirst();
	let highest = 0;
	for (let row = await read(largest); row; row = await read(row.revision - 1)) {
		if (row.body === null) return Math.max(highest, row.highest_id ?? 0);
		highest = Math.max(highest, findHighestId(JSON.parse(row.body)));
	}
	return highest;
}

/**
 * Adds all or none, in the caller's transaction.
 * @throws DocumentConflict if one of them is not based on the newest revision
 */
export async function addRevisions(trx: Transaction<Tables>, added: NewRevision[]): Promise<void> {
	const rows = await trx
		.selectFrom("documents")
		.select(({ fn }) => ["key", fn.max("revision").as("revision")])
		.groupBy("key")
		.execute();
	const newest = new Map(rows.map(({ key, revision }) => [key, revision]));
	const stale = added.filter(({ key, basedOn }) => basedOn !== (newest.get(key) ?? 0));
	if (stale.length > 0) throw new DocumentConflict(stale.map(({ key }) => key));
	const published_at = new Date().toISOString();
	for (const { key, body, basedOn } of added) {
		const kept = JSON.stringify(await keepAddresses(trx, key, body));
		const highest_id = Math.max(await readHighestId(trx, key), findHighestId(body));
		const revision = { key, revision: basedOn + 1, body: kept, based_on: basedOn, highest_id };
		const { numInsertedOrUpdatedRows } = await trx
			.insertInto("documents")
			.values({ ...revision, published_at, author: "artist" })
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst();
		// On Postgres another transaction may have been faster.
		if (numInsertedOrUpdatedRows === 0n) throw new DocumentConflict([key]);
	}
}

/** Keeps former addresses after an undo as well, and whichever form changed them. */
async function keepAddresses(
	trx: Transaction<Tables>,
	key: DocumentName,
	body: Documents[DocumentName],
): Promise<Documents[DocumentName]> {
	if (key !== "articles") return body;
	const { body: before } = await readNewest(trx, key);
	return before ? keepFormerUrls(before, body as Documents["articles"]) : body;
}

/**
 * Undo: an older body becomes the newest revision. Call `site.content.refresh()` afterwards.
 * @param again 0 is the built-in document
 * @param newest revision that the artist has looked at
 * @param carry takes a draft along, in the same transaction
 * @returns false if it does not fit its schema any more, or does not exist
 * @throws DocumentConflict if another revision was published meanwhile
 */
export async function publishAgain(
	{ database: { db }, content }: { database: { db: Db }; content: { builtIn: Content } },
	key: DocumentName,
	again: number,
	newest: number,
	carry?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
	const builtIn = (await content.builtIn.read(key)).body;
	return commit(db, async (trx) => {
		const row = await trx
			.selectFrom("documents")
			.select("body")
			.where("key", "=", key)
			.where("revision", "=", again)
			.executeTakeFirst();
		if (!row && again !== 0) return false;
		const checked = checkDocument(key, row ? JSON.parse(row.body) : builtIn);
		if ("problems" in checked) return false;
		await addRevisions(trx, [{ key, body: checked.body, basedOn: newest }]);
		await noteAct(trx, "published", documents[key].label);
		await carry?.(trx);
		return true;
	});
}

/**
 * Reads all published documents at once. One that no longer fits its schema is reported once, and the newest that does
 * fit replaces it, or the built-in one if there is none. Bodies stay the same objects as long as their revision does.
 */
export function createPublishedReader(
	db: Db | Transaction<Tables>,
	onMisfit: (misfit: { key: DocumentName; revision: number; shown: number }) => void,
): () => Promise<Partial<Documents>> {
	let read = new Map<string, unknown>();
	return async () => {
		const rows = await listNewest(db);
		const current = new Map<string, unknown>();
		const published: Partial<Record<DocumentName, unknown>> = {};
		for (const { key, revision, body } of rows) {
			if (!isDocumentName(key)) continue;
			const name = `${key} ${revision}`;
			if (read.has(name)) current.set(name, read.get(name));
			else {
				const checked = checkDocument(key, JSON.parse(body));
				if ("body" in checked) current.set(name, checked.body);
				else {
					const older = await readNewest(db, key, revision);
					current.set(name, older.body);
					onMisfit({ key, revision, shown: older.shown });
				}
			}
			if (current.get(name) !== undefined) published[key] = current.get(name);
		}
		read = current;
		return published as Partial<Documents>;
	};
}
