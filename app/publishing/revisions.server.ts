import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { type DocumentName, type Documents, documents } from "./documents.ts";

/** @returns the newest revision; undefined if the document was never published, or no longer fits its schema */
export async function readNewest<Name extends DocumentName>(
	db: Db | Transaction<Tables>,
	key: Name,
): Promise<Documents[Name] | undefined> {
	const row = await db
		.selectFrom("documents")
		.select("body")
		.where("key", "=", key)
		.orderBy("revision", "desc")
		.limit(1)
		.executeTakeFirst();
	if (!row) return undefined;
	const parsed = v.safeParse(documents[key].schema, JSON.parse(row.body));
	return parsed.success ? (parsed.output as Documents[Name]) : undefined;
}

export async function addRevision<Name extends DocumentName>(
	trx: Transaction<Tables>,
	key: Name,
	body: Documents[Name],
): Promise<void> {
	const { newest } = await trx
		.selectFrom("documents")
		.select(({ fn }) => fn.max("revision").as("newest"))
		.where("key", "=", key)
		.executeTakeFirstOrThrow();
	await trx
		.insertInto("documents")
		.values({
			key,
			revision: (newest ?? 0) + 1,
			body: JSON.stringify(body),
			published_at: new Date().toISOString(),
		})
		.execute();
}
