import type { Transaction } from "kysely";
import { noteAct } from "../db/audit.server.ts";
import { commit } from "../db/commit.server.ts";
import type { Database, Db } from "../db/database.server.ts";
import type { Tables } from "../db/tables.ts";
import { findDraft, putDraft } from "../publishing/drafts.server.ts";
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
	let { revision } = newest;
	if (newest.body && Object.hasOwn(newest.body, name)) {
		const body = leaveOut(newest.body, name);
		await addRevisions(trx, [{ key: "pictures", body, basedOn: revision }]);
		revision += 1;
	}
	const draft = await findDraft(trx, "pictures");
	if (!draft) return;
	const body = leaveOut(draft.body as PictureManifest, name);
	await putDraft(trx, { key: "pictures", body, basedOn: revision, seen: draft.version });
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
