import type { Selectable, Transaction } from "kysely";
import type { Db } from "../../db/database.server.ts";
import type { RequestTerms, Tables } from "../../db/tables.ts";

/** Quote and deposit as the artist last told them. */
export type Terms = Selectable<RequestTerms>;
/** What is agreed; `received_on` is marked apart. */
export type AgreedTerms = Omit<Terms, "submission_id" | "received_on">;

export function findTerms(db: Db, requestId: string): Promise<Terms | undefined> {
	return db
		.selectFrom("request_terms")
		.selectAll()
		.where("submission_id", "=", requestId)
		.executeTakeFirst();
}

export async function saveTerms(
	trx: Transaction<Tables>,
	requestId: string,
	terms: Partial<Omit<Terms, "submission_id">>,
): Promise<void> {
	await trx
		.insertInto("request_terms")
		.values({ submission_id: requestId, ...terms })
		.onConflict((conflict) => conflict.column("submission_id").doUpdateSet(terms))
		.execute();
}
