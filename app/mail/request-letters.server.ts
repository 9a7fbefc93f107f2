import type { Transaction } from "kysely";
import { href } from "react-router";
import { listNextSteps } from "../books/say-books.ts";
import type { Db } from "../db/database.server.ts";
import type { RequestState } from "../db/desk-tables.ts";
import type { Tables } from "../db/tables.ts";
import { mapTexts } from "../publishing/figures.ts";
import type { Books } from "../publishing/schemas/books.ts";
import { findAsked } from "../requests/asked-pieces.server.ts";
import { listFilesOf } from "../requests/files/reference-files.server.ts";
import { makeRequestLink } from "../requests/links.server.ts";
import { states } from "../requests/progress/states.ts";
import type { ConsultationRequest } from "../requests/request-fields.ts";
import type { Visit } from "../server/site.server.ts";
import { addLetter } from "./outbox.server.ts";
import { writeNotice, writeNoticeSubject } from "./write-notice.ts";
import { writeReceipt } from "./write-receipt.ts";

export type WriteLetters = (trx: Transaction<Tables>, id: string) => Promise<void>;

interface Place {
	site: Pick<Visit["site"], "config">;
	content: Visit["content"];
}

/**
 * Reads the content before the transaction, because SQLite has one connection.
 * @returns adds a receipt to the client and a notice to the artist
 */
export async function prepareRequestLetters(
	place: Place,
	request: ConsultationRequest,
): Promise<WriteLetters> {
	const { publicOrigin } = place.site.config;
	const { books } = await place.content.readBodies("books");
	const addReceipt = await prepareReceipt(place, request, books.state);
	return async (trx, id) => {
		await addReceipt(trx, id);
		await addLetter(trx, {
			kind: "notice",
			recipient: "",
			requestId: id,
			subject: writeNoticeSubject(request),
			text: writeNotice({
				request,
				files: (await listFilesOf(trx, id)).length,
				link: publicOrigin && publicOrigin + href("/admin/requests/:id", { id }),
			}),
		});
	};
}

/**
 * The receipt of a request that arrived as spam, sent once when the artist takes it out.
 * @param state the new one
 * @returns adds the receipt; call it before the state is changed
 */
export async function prepareLateReceipt(
	{
		site,
		content,
	}: { site: Pick<Visit["site"], "config" | "database">; content: Visit["content"] },
	id: string,
	state: RequestState,
): Promise<WriteLetters> {
	const none = async () => {};
	if (state !== "new" && states[state].turn !== "client") return none;
	const request = await findSetAside(site.database.db, id);
	if (!request) return none;
	const addReceipt = await prepareReceipt({ site, content }, request, request.waitlist ?? "open");
	return async (trx) => {
		if (!(await findSetAside(trx, id))) return;
		await addReceipt(trx, id);
		// The receipt promises an answer from now on.
		await trx
			.updateTable("request_progress")
			.set({ waiting_since: new Date().toISOString() })
			.where("submission_id", "=", id)
			.where("waiting_since", "is not", null)
			.execute();
	};
}

/** @returns undefined also if the client already has a letter */
function findSetAside(db: Db, id: string) {
	return db
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.selectAll("request")
		.select("waitlist")
		.where("request.id", "=", id)
		.where("state", "=", "spam")
		.where("set_aside", "is not", null)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("letters")
						.select("letters.id")
						.whereRef("letters.submission_id", "=", "request.id")
						.where("kind", "in", ["receipt", "answer"]),
				),
			),
		)
		.executeTakeFirst();
}

async function prepareReceipt(
	{ site, content }: Place,
	request: ConsultationRequest,
	state: Books["state"],
): Promise<WriteLetters> {
	const { publicOrigin } = site.config;
	const { letters, consultation, studio, books } = await content.readBodies(
		"letters",
		"consultation",
		"studio",
		"books",
	);
	const receipt = mapTexts(letters.receipt, (text) =>
		text.replaceAll("{firstName}", () => request.first_name),
	);
	const texts = state === "open" ? receipt : { ...receipt, opening: receipt.waitlist };
	const next = listNextSteps(consultation.next, { ...books, state }, studio.locale);
	const piece = (await findAsked(content, request.piece))?.title;
	return async (trx, id) => {
		const files = (await listFilesOf(trx, id)).map(({ name }) => name);
		const token = publicOrigin && (await makeRequestLink(trx, id));
		const link = token ? publicOrigin + href("/request/:token", { token }) : null;
		await addLetter(trx, {
			kind: "receipt",
			recipient: request.email,
			requestId: id,
			subject: receipt.subject,
			text: writeReceipt({ texts, next, studio, link, request, files, piece }),
		});
	};
}
