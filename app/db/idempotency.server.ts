import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { commit } from "./commit.server.ts";
import type { Db } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/** Everything sent under one key is one and the same wish. */
export interface IdempotencyKey {
	key: string;
	/** For how many milliseconds; afterwards the key is free again. Without it, until the key is swept. */
	within?: number;
}

export interface OnceKey extends IdempotencyKey {
	/** Kind of call, so that keys of different calls never meet. */
	scope: "consultation" | "note" | "visit";
	/** What was sent, as JSON can hold it; only its hash is stored. */
	payload: unknown;
}

/** The same key arrived with another payload. */
export class KeyReused extends Error {
	override readonly name = "KeyReused";
}

/**
 * Runs `work` in a transaction, at most once for a key: a repeated call gets the first one's result.
 * @param result must survive JSON; without a key the work simply runs
 * @throws KeyReused when the key came with something else before
 */
export function commitOnce<T>(
	db: Db,
	once: OnceKey | null,
	work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<{ result: T; replayed: boolean }> {
	return commit(db, async (trx) => {
		if (!once) return { result: await work(trx), replayed: false };
		const fingerprint = createHash("sha256").update(JSON.stringify(once.payload)).digest("hex");
		const { scope, key, within } = once;
		if (within) {
			const before = new Date(Date.now() - within).toISOString();
			await trx
				.deleteFrom("idempotency_keys")
				.where("scope", "=", scope)
				.where("key", "=", key)
				.where("created_at", "<", before)
				.execute();
		}
		const taken = await trx
			.insertInto("idempotency_keys")
			.values({ scope, key, fingerprint, result: "null", created_at: new Date().toISOString() })
			.onConflict((conflict) => conflict.columns(["scope", "key"]).doNothing())
			.executeTakeFirst();
		if (taken.numInsertedOrUpdatedRows === 0n) {
			const first = await trx
				.selectFrom("idempotency_keys")
				.select(["fingerprint", "result"])
				.where("scope", "=", scope)
				.where("key", "=", key)
				.executeTakeFirstOrThrow();
			if (first.fingerprint !== fingerprint) {
				throw new KeyReused();
			}
			return { result: JSON.parse(first.result) as T, replayed: true };
		}
		const result = await work(trx);
		await trx
			.updateTable("idempotency_keys")
			.set({ result: JSON.stringify(result) })
			.where("scope", "=", scope)
			.where("key", "=", key)
			.execute();
		return { result, replayed: false };
	});
}

/** Forgets keys older than this time (ISO 8601). */
export async function deleteOldKeys(db: Db, before: string): Promise<void> {
	await commit(db, (trx) =>
		trx.deleteFrom("idempotency_keys").where("created_at", "<", before).execute(),
	);
}
