import { noteAct } from "../../db/audit.server.ts";
import { commit } from "../../db/commit.server.ts";
import { dropPhoto } from "../../photos/delete-photo.server.ts";
import { listPhotoIds } from "../../photos/photo-name.ts";
import { checkDocument } from "../../publishing/check-document.ts";
import { deleteDraft, findDraft, putDraft } from "../../publishing/drafts.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import { refuseMisfit } from "../../publishing/misfit.server.ts";
import { addRevisions, DocumentConflict, readNewest } from "../../publishing/revisions.server.ts";
import { shapeOf } from "../../publishing/shape.ts";
import type { Site } from "../../server/site.server.ts";
import { isSame } from "../site/changes/compare-bodies.ts";
import { dropListed, findListed, isShown, type Listed } from "./listed.ts";

interface Deleted {
	key: ListName | "sleeves";
	id: number;
	/** Version of the draft that the artist saw. */
	seen: string | null;
}

/**
 * Takes a retired piece, or a project that no visitor sees, out of what is published and out of the draft, and deletes the
 * photos that nothing else shows. Older revisions keep its words. One that has gone stays so: its answer may have been lost.
 * @throws DocumentConflict if visitors see it or the draft was changed meanwhile; then nothing was changed
 */
export async function deleteForGood(site: Site, { key, id, seen }: Deleted): Promise<void> {
	const builtIn = (await site.content.builtIn.read(key)).body;
	await commit(site.database.db, async (trx) => {
		const newest = await readNewest(trx, key);
		refuseMisfit(key, newest);
		const { revision, body: published = builtIn } = newest;
		const draft = await findDraft(trx, key);
		const current = (draft?.body ?? published) as Listed;
		const item = findListed(current, id);
		if (!item && !findListed(published, id)) return;
		const isUsed = isShown(published, id) || (key !== "sleeves" && isShown(current, id));
		if (!item || isUsed || (draft?.version ?? null) !== seen) throw new DocumentConflict([key]);
		const left = findListed(published, id) ? dropListed(published, id) : published;
		if (left !== published) {
			const checked = checkDocument(key, left);
			if ("problems" in checked) throw new DocumentConflict([key]);
			await addRevisions(trx, [{ key, body: checked.body, basedOn: revision }]);
			await noteAct(trx, "published", key === "sleeves" ? "deleted a project" : "deleted a piece");
		}
		if (draft) {
			const body = dropListed(current, id);
			const isCurrent = draft.basedOn === revision && left !== published;
			const basedOn = isCurrent ? revision + 1 : draft.basedOn;
			if (isSame(shapeOf(key), left, body)) await deleteDraft(trx, draft);
			else await putDraft(trx, { key, body, basedOn, seen: draft.version });
		}
		for (const photo of listPhotoIds(JSON.stringify(item))) await dropPhoto(trx, photo);
	});
	await site.content.refresh();
	site.photoWorker.wake();
}
