import { type DocumentName, documents } from "../../../publishing/documents.ts";
import { listDrafts } from "../../../publishing/drafts.server.ts";
import type { PictureManifest } from "../../../publishing/schemas/pictures.ts";
import type { Articles } from "../../articles/change-articles.server.ts";
import { compareSeen } from "../../articles/compare-seen.server.ts";
import { openHeld } from "../../photos/draft-pictures.server.ts";
import { findMissingPictures, listFailed } from "../../photos/missing-pictures.server.ts";
import { readAllPictures, readFailedPhotos } from "../../photos/read-pictures.server.ts";
import { findDraftProblems } from "../find-draft-problems.server.ts";
import { type OpenSite, openDocument } from "../open-document.server.ts";
import { addressDraft } from "./address-place.ts";
import { listOwnRemoved } from "./list-own-removed.ts";
import { openComparison } from "./tell-changes.server.ts";

/** @returns all drafts, with what each changes and what keeps it from being published */
export async function reviewDrafts(site: OpenSite) {
	const drafts = await listDrafts(site.database.db);
	const { compare, tellProblems } = await openComparison(site);
	const isHeldBack = await openHeld(site);
	const pictures = await readAllPictures(site);
	const failed = await readFailedPhotos(site.database.db);
	const { body: studio } = await site.content.read("studio");
	const reviewed = drafts.map(async ({ key, body, version, basedOn, changedAt }) => {
		const { published } = await openDocument(site, key);
		const isOutdated = basedOn !== published.revision;
		const isHeld = key !== "pictures" && isHeldBack(body);
		const changes = compare({
			key,
			before: leaveFiles(key, published.body),
			after: leaveFiles(key, body),
			current: body,
		});
		return {
			...{ key, version, changedAt, isOutdated, isHeld },
			label: documents[key].label,
			to: addressDraft(key, isOutdated),
			problems: tellProblems(key, body, {
				...findDraftProblems(key, body, studio),
				...findMissingPictures(key, body, pictures, failed),
			}),
			failed: listFailed(JSON.stringify(body), failed),
			own: listOwnRemoved(key, {
				came: (await site.content.builtIn.read(key)).body,
				before: published.body,
				after: body,
			}),
			changes,
			...(key === "articles"
				? compareSeen(published.body as Articles, body as Articles, studio)
				: { isSeen: changes.length > 0, unseen: [] }),
		};
	});
	return Promise.all(reviewed);
}

/** Ignores files in the manifest: the pieces already show what is new. */
function leaveFiles(key: DocumentName, body: unknown): unknown {
	if (key !== "pictures") return body;
	const pictures = Object.entries(body as PictureManifest);
	return Object.fromEntries(pictures.map(([name, { focus, alt }]) => [name, { focus, alt }]));
}
