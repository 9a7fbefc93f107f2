import type { Selectable } from "kysely";
import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { Passkeys } from "../../db/desk-tables.ts";

export type Passkey = Selectable<Passkeys>;

/** The newest first. */
export async function listPasskeys(db: Db): Promise<Passkey[]> {
	return db.selectFrom("passkeys").selectAll().orderBy("created_at", "desc").execute();
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
	return db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function addPasskey(
	db: Db,
	passkey: Omit<Passkey, "created_at" | "last_used_at">,
): Promise<void> {
	const created_at = new Date().toISOString();
	await commit(db, async (trx) => {
		await trx
			.insertInto("passkeys")
			.values({ ...passkey, created_at, last_used_at: null })
			.execute();
		await noteAct(trx, "account set", "passkey added");
	});
}

/** @returns false if the passkey was removed meanwhile */
export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<boolean> {
	const last_used_at = new Date().toISOString();
	const { numUpdatedRows } = await commit(db, (trx) =>
		trx
			.updateTable("passkeys")
			.set({ counter, last_used_at })
			.where("id", "=", id)
			.executeTakeFirst(),
	);
	return numUpdatedRows === 1n;
}

export async function removePasskey(db: Db, id: string): Promise<void> {
	await commit(db, async (trx) => {
		const { numDeletedRows } = await trx
			.deleteFrom("passkeys")
			.where("id", "=", id)
			.executeTakeFirst();
		if (numDeletedRows === 1n) await noteAct(trx, "account set", "passkey removed");
	});
}
