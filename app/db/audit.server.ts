import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { Db } from "./database.server.ts";
import type { AuditTrail } from "./desk-tables.ts";
import type { Tables } from "./tables.ts";

/** Call it in the transaction of the act. `detail` must hold no personal data: counts and random ids at most. */
export async function noteAct(
	trx: Transaction<Tables>,
	act: AuditTrail["act"],
	detail: string | null = null,
): Promise<void> {
	await trx
		.insertInto("audit_trail")
		.values({ id: randomUUID(), created_at: new Date().toISOString(), act, detail })
		.execute();
}

/** @returns the newest first */
export function listActs(db: Db, most: number): Promise<Selectable<AuditTrail>[]> {
	return db
		.selectFrom("audit_trail")
		.selectAll()
		.orderBy("created_at", "desc")
		.limit(most)
		.execute();
}
