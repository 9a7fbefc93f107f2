import type { Transaction } from "kysely";
import { sha256 } from "../server/sha256.server.ts";
import { commit } from "./commit.server.ts";
import type { Db } from "./database.server.ts";
import type { Tables } from "./tables.ts";

export interface IdempotencyKey {
	key: string;
	/** In milliseconds; by default until the key is swept. */
	within?: number;
}

interface IdempotentCommit extends IdempotencyKey {
	scope: "consultation" | "addition" | "answer" | "note" | "private note" | "visit" | "challenge";
	/** JSON; only its hash is stored. */
	payload: unknown;
}

class KeyReused extends Error {
	override readonly name = "KeyReused";
}

/**
 * Runs `work` at most once per key; repeats replay its result, which must survive JSON.
 * @throws KeyReused when the key was used with another payload
 */
export function commitIdempotent<T>(
	db: Db,
	idempotent: IdempotentCommit | null,
	work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<{ result: T; replayed: boolean }> {
	return commit(db, async (trx) => {
		if (!idempotent) return { result: await work(trx), replayed: false };
		const fingerprint = sha256(JSON.stringify(idempotent.payload));
		const { scope, key, within } = idempotent;
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

/**
 * Deletes the keys of an erased row. Of the random ones, a hash stays until it is swept: a device whose answer was lost
 * still has the request, and would send it again.
 * @param id of the row that the keys replay
 */
export async function eraseKeys(trx: Transaction<Tables>, id: string): Promise<void> {
	const keys = await trx
		.deleteFrom("idempotency_keys")
		.where("result", "=", JSON.stringify({ id }))
		.returning(["scope", "key"])
		.execute();
	const created_at = new Date().toISOString();
	for (const { scope, key } of keys) {
		if (key.includes(" ")) continue;
		await trx
			.insertInto("idempotency_keys")
			.values({ scope, key: nameErased(key), fingerprint: "", result: "null", created_at })
			.execute();
	}
}

export async function isErased(
	trx: Transaction<Tables>,
	{ scope, key }: Pick<IdempotentCommit, "scope" | "key">,
): Promise<boolean> {
	const row = await trx
		.selectFrom("idempotency_keys")
		.select("key")
		.where("scope", "=", scope)
		.where("key", "=", nameErased(key))
		.executeTakeFirst();
	return row !== undefined;
}

/** The header's keys cannot contain a space. */
function nameErased(key: string): string {
	return `erased ${sha256(key)}`;
}

export async function deleteOldKeys(db: Db, before: string): Promise<void> {
	await commit(db, (trx) =>
		trx.deleteFrom("idempotency_keys").where("created_at", "<", before).execute(),
	);
}
