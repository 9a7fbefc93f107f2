import type { Transaction } from "kysely";
import { href } from "react-router";
import type { Tables } from "../db/tables.ts";
import type { Config } from "../server/config.server.ts";
import { addLetter } from "./outbox.server.ts";
import { type News, writeNews } from "./write-notice.ts";

/**
 * Notices about what a client did after the request, stored in the same transaction. Additions get one notice until the
 * artist has looked; answers to a date and withdrawals always get one; spam gets none.
 */
export async function tellArtist(
	trx: Transaction<Tables>,
	{ publicOrigin }: Pick<Config, "publicOrigin">,
	id: string,
	news: News,
): Promise<void> {
	const request = await trx
		.selectFrom("consultation_submissions as request")
		.innerJoin("request_progress as progress", "progress.submission_id", "request.id")
		.select(["first_name", "last_name", "state", "told_at"])
		.where("request.id", "=", id)
		.executeTakeFirst();
	if (!request || request.state === "spam") return;
	if (news.kind === "added") {
		if (request.told_at !== null) return;
		await trx
			.updateTable("request_progress")
			.set({ told_at: new Date().toISOString() })
			.where("submission_id", "=", id)
			.execute();
	}
	const link = publicOrigin && publicOrigin + href("/admin/requests/:id", { id });
	const letter = writeNews(request, news, link);
	await addLetter(trx, { kind: "notice", recipient: "", requestId: id, ...letter });
}
