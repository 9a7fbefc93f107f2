import type { Db } from "../db/database.server.ts";
import type { KindWords } from "../publishing/schemas/kind-words.ts";

const mostShown = 12;

/** Published notes, newest first. Never their email addresses. */
export async function listKindWords(db: Db): Promise<KindWords["notes"]> {
	const rows = await db
		.selectFrom("Thank you and notes")
		.select(["id", "message as text"])
		.where("published_at", "is not", null)
		.orderBy("published_at", "desc")
		.limit(mostShown)
		.execute();
	return rows;
}
