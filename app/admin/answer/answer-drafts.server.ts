import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Selectable, Transaction } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { AnswerDrafts } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";
import { makeRequestLink } from "../../requests/links.server.ts";
import { holdProgress } from "../../requests/progress/progress.server.ts";
import { type AnswerFields, readAnswerFields } from "./answer-fields.ts";
import { findPlaceholders } from "./placeholders.ts";

export interface AnswerDraft extends Omit<Selectable<AnswerDrafts>, "fields"> {
	fields: AnswerFields;
}

export async function findAnswerDraft(db: Db, requestId: string): Promise<AnswerDraft | undefined> {
	const row = await db
		.selectFrom("answer_drafts")
		.selectAll()
		.where("submission_id", "=", requestId)
		.executeTakeFirst();
	if (!row) return undefined;
	const stored: Record<string, string> = JSON.parse(row.fields);
	return { ...row, fields: readAnswerFields((name) => stored[name]) };
}

/** Stands in for the revision while there is no draft. Each letter that is sent changes it. */
export async function nameNoDraft(db: Db, requestId: string): Promise<string> {
	const letter = await db
		.selectFrom("request_events")
		.select("id")
		.where("submission_id", "=", requestId)
		.where("kind", "=", "letter")
		.where("by", "=", "artist")
		.where("text", "is not", null)
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return letter ? `after:${letter.id}` : "";
}

interface Revisions {
	/** Revision of the saved draft. */
	revision: string;
	/** Revisions that may be replaced, or `nameNoDraft`. If absent, any. */
	seen?: string[];
}

/** @returns false, with nothing changed, if the draft was edited or removed meanwhile */
export function saveAnswerDraft(
	db: Db,
	requestId: string,
	fields: AnswerFields,
	revisions: Revisions = { revision: randomUUID() },
): Promise<boolean> {
	return commit(db, (trx) => saveAnswerDraftIn(trx, requestId, fields, revisions));
}

async function saveAnswerDraftIn(
	trx: Transaction<Tables>,
	requestId: string,
	fields: AnswerFields,
	{ revision, seen }: Revisions,
): Promise<boolean> {
	await holdProgress(trx, requestId);
	const former = await findAnswerDraft(trx, requestId);
	const isSeen = !seen || seen.includes(former?.revision ?? (await nameNoDraft(trx, requestId)));
	if (!isSeen && !isDeepStrictEqual(former?.fields, fields)) return false;
	const needsLink = findPlaceholders(fields.subject + fields.text).includes("page link");
	const made = needsLink && !former?.page_token ? await makeRequestLink(trx, requestId) : null;
	const draft = {
		revision,
		fields: JSON.stringify(fields),
		page_token: made ?? former?.page_token ?? null,
		changed_at: new Date().toISOString(),
	};
	await trx
		.insertInto("answer_drafts")
		.values({ submission_id: requestId, ...draft })
		.onConflict((conflict) => conflict.column("submission_id").doUpdateSet(draft))
		.execute();
	return true;
}

/** @returns false, with the draft kept, if it was changed meanwhile */
export function deleteAnswerDraft(db: Db, requestId: string, seen: string[]): Promise<boolean> {
	return commit(db, async (trx) => {
		await holdProgress(trx, requestId);
		const draft = await findAnswerDraft(trx, requestId);
		if (draft && !seen.includes(draft.revision)) return false;
		await trx.deleteFrom("answer_drafts").where("submission_id", "=", requestId).execute();
		return true;
	});
}
