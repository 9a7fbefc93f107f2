import { sql } from "kysely";
import { commit } from "../db/commit.server.ts";
import type { Db } from "../db/database.server.ts";
import { commitIdempotent, type IdempotencyKey } from "../db/idempotency.server.ts";

const rowId = 1;

export async function readVisitorCount(db: Db): Promise<number> {
	const stored = await selectCount(db);
	if (stored !== undefined) return stored;
	await commit(db, (trx) =>
		trx
			.insertInto("visitor_count")
			.values({ id: rowId, count: 1 })
			.onConflict((conflict) => conflict.column("id").doNothing())
			.execute(),
	);
	return (await selectCount(db)) ?? 1;
}

/** One statement, so that concurrent visits are not lost. */
export async function countVisit(
	db: Db,
	key: IdempotencyKey | null,
	admit: () => Promise<void>,
): Promise<number> {
	const idempotent = key ? { scope: "visit" as const, ...key, payload: null } : null;
	const { result } = await commitIdempotent(db, idempotent, async (trx) => {
		await admit();
		const { count } = await trx
			.insertInto("visitor_count")
			.values({ id: rowId, count: 2 })
			.onConflict((conflict) =>
				conflict.column("id").doUpdateSet({ count: sql`visitor_count.count + 1` }),
			)
			.returning("count")
			.executeTakeFirstOrThrow();
		return { count };
	});
	return result.count;
}

async function selectCount(db: Db): Promise<number | undefined> {
	const row = await db
		.selectFrom("visitor_count")
		.select("count")
		.where("id", "=", rowId)
		.executeTakeFirst();
	return row?.count;
}
