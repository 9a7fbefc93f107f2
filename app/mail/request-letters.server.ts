import type { Transaction } from "kysely";
import { listNextSteps } from "../books/say-books.ts";
import type { Tables } from "../db/tables.ts";
import { findAsked } from "../requests/asked-pieces.server.ts";
import { listFilesOf } from "../requests/files/reference-files.server.ts";
import { makeRequestLink } from "../requests/links.server.ts";
import type { ConsultationRequest } from "../requests/request-fields.ts";
import type { Visit } from "../server/site.server.ts";
import { addLetter } from "./outbox.server.ts";
import { nameClient, writeNotice } from "./write-notice.ts";
import { writeReceipt } from "./write-receipt.ts";

export type WriteLetters = (trx: Transaction<Tables>, id: string) => Promise<void>;

/**
 * Reads what the letters say before the transaction: SQLite has one connection. What is returned writes a receipt to
 * the client and a notice to the artist.
 */
export async function prepareRequestLetters(
	{ site, content }: { site: Pick<Visit["site"], "config">; content: Visit["content"] },
	request: ConsultationRequest,
): Promise<WriteLetters> {
	const { publicOrigin } = site.config;
	const { letters, consultation, studio, books } = await content.readBodies(
		"letters",
		"consultation",
		"studio",
		"books",
	);
	const { receipt } = letters;
	const texts = books.state === "open" ? receipt : { ...receipt, opening: receipt.waitlist };
	const piece = (await findAsked(content, request.piece))?.title;
	return async (trx, id) => {
		const files = (await listFilesOf(trx, id)).map(({ name }) => name);
		const token = publicOrigin && (await makeRequestLink(trx, id));
		await addLetter(trx, {
			kind: "receipt",
			recipient: request.email,
			requestId: id,
			subject: receipt.subject,
			text: writeReceipt({
				texts,
				next: listNextSteps(consultation.next, books, studio.locale),
				studio,
				link: token ? `${publicOrigin}/request/${token}` : null,
				request,
				files,
				piece,
			}),
		});
		await addLetter(trx, {
			kind: "notice",
			recipient: "",
			requestId: id,
			subject: `New request: ${nameClient(request)}`,
			text: writeNotice({
				request,
				files: files.length,
				link: publicOrigin && `${publicOrigin}/admin/requests/${id}`,
			}),
		});
	};
}
