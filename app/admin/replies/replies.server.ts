import { createHash, randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import { isUuid } from "../../db/check-values.ts";
import { commit, commitSerializable } from "../../db/commit.server.ts";
import type { Db } from "../../db/database.server.ts";
import type { SavedReplies } from "../../db/desk-tables.ts";
import type { Tables } from "../../db/tables.ts";
import { Refusal } from "../../server/refusal.server.ts";

type SavedReply = Selectable<SavedReplies>;
type ReplyContent = Pick<SavedReply, "name" | "text" | "state">;

export function listReplies(db: Db): Promise<SavedReply[]> {
	return db.selectFrom("saved_replies").selectAll().orderBy("position").execute();
}

/** Short: the form sends it along, so that it does not overwrite what another device has saved meanwhile. */
export function nameVersion({ name, text, state }: ReplyContent): string {
	return createHash("sha256")
		.update(JSON.stringify([name, text, state]))
		.digest("base64url");
}

interface Replacing {
	id: string;
	/** Version that the form began with. */
	seen: string;
	content: ReplyContent;
}

/**
 * Appends a reply without an id, once.
 * @returns the stored reply, with nothing changed, if it was edited meanwhile
 * @throws Refusal 410 if it was deleted meanwhile
 */
export function saveReply(db: Db, replacing: Replacing): Promise<SavedReply | undefined> {
	const { id, content } = replacing;
	return commitSerializable(db, async (trx) => {
		if (id === "") return addReply(trx, content);
		const stored = await findReply(trx, id);
		if (!stored) throw gone();
		if (isOther(stored, replacing)) return stored;
		await trx.updateTable("saved_replies").set(content).where("id", "=", id).execute();
		return undefined;
	});
}

/** @returns false, with nothing deleted, if it was edited meanwhile */
export function deleteReply(db: Db, { id, seen }: Omit<Replacing, "content">): Promise<boolean> {
	return commitSerializable(db, async (trx) => {
		const stored = await findReply(trx, id);
		if (stored && nameVersion(stored) !== seen) return false;
		if (stored) await trx.deleteFrom("saved_replies").where("id", "=", id).execute();
		return true;
	});
}

async function findReply(trx: Transaction<Tables>, id: string): Promise<SavedReply | undefined> {
	if (!isUuid(id)) return undefined;
	return trx.selectFrom("saved_replies").selectAll().where("id", "=", id).executeTakeFirst();
}

function gone(): Refusal {
	return new Refusal(
		410,
		"gone",
		"The reply was deleted in another tab or on another device. To keep what you wrote, add it as a new reply.",
	);
}

/** A form that is submitted twice is no conflict with itself. */
function isOther(stored: SavedReply, { seen, content }: Replacing): boolean {
	return ![seen, nameVersion(content)].includes(nameVersion(stored));
}

async function addReply(trx: Transaction<Tables>, content: ReplyContent): Promise<undefined> {
	const replies = await listReplies(trx);
	// The answer to the first try may have been lost.
	if (replies.some((reply) => nameVersion(reply) === nameVersion(content))) return;
	const position = (replies.at(-1)?.position ?? -1) + 1;
	await trx
		.insertInto("saved_replies")
		.values({ id: randomUUID(), position, ...content })
		.execute();
}

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
