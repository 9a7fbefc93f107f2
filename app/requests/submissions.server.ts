import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { Db } from "../db/database.server.ts";
import type { RequestProgress } from "../db/desk-tables.ts";
import { commitIdempotent, type IdempotencyKey, isErased } from "../db/idempotency.server.ts";
import { indexRequest } from "../db/search.server.ts";
import type { ConsultationSubmissions, Tables } from "../db/tables.ts";
import type { WriteLetters } from "../mail/request-letters.server.ts";
import { Refusal } from "../server/refusal.server.ts";
import { countSent } from "../visits/visit-counts.server.ts";
import { formPage } from "../visits/visit-events.ts";
import type { ReferenceFileStore } from "./files/file-store.server.ts";
import { rememberRequest } from "./newest-request.server.ts";
import { beginProgress } from "./progress/progress.server.ts";
import type { ConsultationRequest } from "./request-fields.ts";
import { isRepeated, type Suspicion } from "./spam-rules.ts";

type Submission = Omit<Selectable<ConsultationSubmissions>, "set_aside">;

interface StoringTo {
	db: Db;
	files: ReferenceFileStore;
	writeLetters: WriteLetters;
	/** Where the studio is, such as `2026-11-24`. */
	today: string;
}

interface StoringOptions {
	contents?: string[];
	suspicions?: Suspicion[];
	/** State of the books, unless they are open. */
	waitlist?: RequestProgress["waitlist"];
}

const compared = 200;
const day = 24 * 60 * 60 * 1000;

/**
 * @param key a repeated key returns the first row
 * @param writeLetters not called for suspected spam
 * @param more `contents` identifies the files, even under new ids
 * @throws Refusal 422 `upload_missing`, 409 for a key of another request, 410 if that one was erased
 */
export async function storeSubmission(
	{ db, files, writeLetters, today }: StoringTo,
	request: ConsultationRequest,
	uploads: string[],
	key: IdempotencyKey | null,
	admit: () => Promise<void>,
	{ contents = uploads, suspicions = [], waitlist = null }: StoringOptions = {},
): Promise<Submission> {
	const idempotent = key
		? { scope: "consultation" as const, ...key, payload: [request, contents] }
		: null;
	const { result, replayed } = await commitIdempotent(db, idempotent, async (trx) => {
		if (idempotent && (await isErased(trx, idempotent))) throw erased();
		await admit();
		const id = randomUUID();
		const created_at = new Date().toISOString();
		const reasons = [...suspicions, ...(await findRepetition(trx, request))];
		await trx
			.insertInto("consultation_submissions")
			.values({
				id,
				created_at,
				...request,
				reference_images_count: uploads.length,
				set_aside: reasons.join(", ") || null,
			})
			.execute();
		const state = reasons.length > 0 ? "spam" : "new";
		await beginProgress(trx, { id, sentAt: created_at, state, waitlist });
		if (reasons.length === 0) await countSent(trx, formPage, today);
		await claimFiles(trx, id, uploads);
		await indexRequest(trx, id);
		if (reasons.length === 0) await writeLetters(trx, id);
		return { id };
	});
	if (uploads.length > 0 && !replayed) await rememberRequest(db, files, result.id);
	const row = await findSubmission(db, result.id);
	if (!row) throw erased();
	return row;
}

export function erased(): Refusal {
	return new Refusal(410, "erased", "This request has been erased.");
}

async function findSubmission(db: Db, id: string): Promise<Submission | undefined> {
	const row = await db
		.selectFrom("consultation_submissions")
		.selectAll()
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	const { set_aside: _, ...shown } = row;
	return shown;
}

async function findRepetition(
	trx: Transaction<Tables>,
	request: ConsultationRequest,
): Promise<Suspicion[]> {
	const recent = await trx
		.selectFrom("consultation_submissions")
		.select(["email", "design_idea"])
		.where("created_at", ">", new Date(Date.now() - day).toISOString())
		.orderBy("created_at", "desc")
		.limit(compared)
		.execute();
	return isRepeated(request, recent) ? ["sent over and over"] : [];
}

async function claimFiles(
	trx: Transaction<Tables>,
	submissionId: string,
	uploads: string[],
): Promise<void> {
	const missing: string[] = [];
	// A fixed order prevents deadlocks between claims of the same files.
	const inOrder = [...uploads.entries()].sort(([, a], [, b]) => (a < b ? -1 : 1));
	for (const [position, id] of inOrder) {
		const claimed = await trx
			.updateTable("reference_files")
			.set({ submission_id: submissionId, position })
			.where("id", "=", id)
			.where("submission_id", "is", null)
			.executeTakeFirst();
		if (claimed.numUpdatedRows !== 1n) missing.push(id);
	}
	if (missing.length > 0) {
		throw new Refusal(
			422,
			"upload_missing",
			missing.length === 1
				? "One of the files is no longer here. Please add it again."
				: `${missing.length} of the files are no longer here. Please add them again.`,
			{ fields: { uploads: uploads.filter((id) => missing.includes(id)) } },
		);
	}
}
