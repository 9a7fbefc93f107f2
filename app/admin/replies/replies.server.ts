import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { commit } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { SavedReplies } from "../../db/desk-tables.ts";

type SavedReply = Selectable<SavedReplies>;
type ReplyContent = Pick<SavedReply, "name" | "text" | "state">;

export function listReplies(db: Db): Promise<SavedReply[]> {
	return db.selectFrom("saved_replies").selectAll().orderBy("position").execute();
}

/** After all others. */
export function addReply(db: Db, content: ReplyContent): Promise<string> {
	return commit(db, async (trx) => {
		const id = randomUUID();
		const last = await trx
			.selectFrom("saved_replies")
			.select(({ fn }) => fn.max("position").as("position"))
			.executeTakeFirst();
		const position = (last?.position ?? -1) + 1;
		await trx
			.insertInto("saved_replies")
			.values({ id, position, ...content })
			.execute();
		return id;
	});
}

/** @returns false if it is gone */
export async function changeReply(db: Db, id: string, content: ReplyContent): Promise<boolean> {
	const changed = await commit(db, (trx) =>
		trx.updateTable("saved_replies").set(content).where("id", "=", id).executeTakeFirst(),
	);
	return changed.numUpdatedRows > 0n;
}

export async function deleteReply(db: Db, id: string): Promise<void> {
	await commit(db, (trx) => trx.deleteFrom("saved_replies").where("id", "=", id).execute());
}

/** Changes places with the neighbor, if there is one. */
export async function moveReply(db: Db, id: string, by: -1 | 1): Promise<void> {
	await commit(db, async (trx) => {
		const replies = await listReplies(trx);
		const index = replies.findIndex((reply) => reply.id === id);
		const [reply, neighbor] = [replies[index], replies[index + by]];
		if (!reply || !neighbor) return;
		for (const [moved, position] of [
			[reply.id, neighbor.position],
			[neighbor.id, reply.position],
		] as const) {
			await trx.updateTable("saved_replies").set({ position }).where("id", "=", moved).execute();
		}
	});
}
