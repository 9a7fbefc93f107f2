import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { findDraft } from "../publishing/drafts.server.ts";
import { refuseMisfit } from "../publishing/misfit.server.ts";
import { addRevisions, readNewest } from "../publishing/revisions.server.ts";
import type { PictureManifest } from "../publishing/schemas/pictures.ts";
import type { PhotoFiles } from "./photo-files.server.ts";
import { namePhoto } from "./photo-name.ts";
import { listPhotoUses, type PhotoUses } from "./photo-uses.server.ts";

/**
 * Deletes a photo and takes it out of the manifest; the worker then removes its files. Call `site.content.refresh()`
 * afterwards.
 * @returns the documents that still show it; then nothing was deleted
 */
export async function deletePhoto(db: Db, id: string): Promise<PhotoUses | undefined> {
	return commit(db, (trx) => dropPhoto(trx, id));
}

/** In the caller's transaction. @returns as `deletePhoto` */
export async function dropPhoto(
	trx: Transaction<Tables>,
	id: string,
): Promise<PhotoUses | undefined> {
	const uses = (await listPhotoUses(trx)).get(id);
	if (uses) return uses;
	await unlistPhoto(trx, namePhoto(id));
	await trx.updateTable("photos").set({ state: "deleted" }).where("id", "=", id).execute();
	await noteAct(trx, "photo deleted");
	return undefined;
}

async function unlistPhoto(trx: Transaction<Tables>, name: string): Promise<void> {
	const newest = await readNewest(trx, "pictures");
	refuseMisfit("pictures", newest);
	const isPublished = newest.body !== undefined && Object.hasOwn(newest.body, name);
	if (newest.body && isPublished) {
		const body = leaveOut(newest.body, name);
		await addRevisions(trx, [{ key: "pictures", body, basedOn: newest.revision }]);
	}
	const draft = await findDraft(trx, "pictures");
	if (!draft) return;
	await trx
		.updateTable("document_drafts")
		.set({
			body: JSON.stringify(leaveOut(draft.body as PictureManifest, name)),
			version: randomUUID(),
			// An outdated one stays so: it lacks what was published since.
			...(isPublished && draft.basedOn === newest.revision && { based_on: newest.revision + 1 }),
		})
		.where("key", "=", "pictures")
		.execute();
}

function leaveOut(manifest: PictureManifest, name: string): PictureManifest {
	return Object.fromEntries(Object.entries(manifest).filter(([one]) => one !== name));
}

/** If it is interrupted, the next start finishes it. */
export async function removeDeleted({
	database: { db },
	files,
}: {
	database: Pick<Database, "db">;
	files: PhotoFiles;
}): Promise<void> {
	const rows = await db.selectFrom("photos").select("id").where("state", "=", "deleted").execute();
	for (const { id } of rows) {
		await files.removeMade(id);
		await files.removeKept(id);
		await commit(db, (trx) => trx.deleteFrom("photos").where("id", "=", id).execute());
	}
}
