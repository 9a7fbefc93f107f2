import { data } from "react-router";
import { addressFile } from "../../images/picture-file.ts";
import { findPicture, hasPicture } from "../../images/pictures.server.ts";
import { checkDocument, isDocumentName, type Problems } from "../../publishing/check-document.ts";
import type { DocumentName, Documents } from "../../publishing/documents.ts";
import { type Draft, findDraft } from "../../publishing/drafts.server.ts";
import { findHighestId } from "../../publishing/highest-id.ts";
import { isListName } from "../../publishing/list-names.ts";
import { renewPictures } from "../../publishing/renew-pictures.server.ts";
import { type Newest, readHighestId, readNewest } from "../../publishing/revisions.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Site } from "../../server/site.server.ts";
import { editedNames } from "./document-groups.ts";

export type OpenSite = Pick<Site, "database" | "content">;

interface OpenedDocument {
	draft: Draft | undefined;
	/** `body` is what visitors see. */
	published: Omit<Newest<DocumentName>, "body"> & { body: unknown };
}

/** @throws 404 */
export function requireDocument(name: string): DocumentName {
	if (isDocumentName(name) && editedNames.includes(name)) return name;
	throw data(null, { status: 404 });
}

/** `published` is as written, with placeholders instead of the studio's figures. */
export async function openDocument(site: OpenSite, key: DocumentName): Promise<OpenedDocument> {
	const { db } = site.database;
	const { builtIn } = site.content;
	const renew = async (body: unknown) => (await renewPictures(builtIn, { [key]: body }))[key];
	const newest = await readNewest(db, key);
	const body = (await renew(newest.body)) ?? (await builtIn.read(key)).body;
	const draft = await findDraft(db, key);
	return {
		draft: draft && { ...draft, body: await renew(draft.body) },
		published: { ...newest, body },
	};
}

/** The draft, or the published body. A draft has the schema's structure, but its values may not fit yet. */
export async function openForDraft<Key extends DocumentName>(site: OpenSite, key: Key) {
	const { draft, published } = await openDocument(site, key);
	const body = draft?.body ?? published.body;
	return {
		key,
		// A draft of paintings may be older than their pieces.
		body: (isListName(key) ? { pieces: [], ...Object(body) } : body) as Documents[Key],
		basedOn: draft?.basedOn ?? published.revision,
		seen: draft?.version ?? null,
		published: published.body,
	};
}

/** Ids are never reused, even after a deletion. @param typed may have ids that are not saved yet */
export async function giveId(site: OpenSite, key: DocumentName, typed?: unknown): Promise<number> {
	const { db } = site.database;
	const draft = await findDraft(db, key);
	const builtIn = (await site.content.builtIn.read(key)).body;
	const highest = [typed, draft?.body, builtIn].map(findHighestId);
	return Math.max(await readHighestId(db, key), ...highest) + 1;
}

/**
 * As `giveId`, but the id is chosen when the change is applied: another tab may have saved the same id meanwhile.
 * @returns chooses the id for that body
 */
export async function giveIdLater(
	site: OpenSite,
	key: DocumentName,
): Promise<(body: unknown) => number> {
	const next = await giveId(site, key);
	return (body) => Math.max(next, findHighestId(body) + 1);
}

export function findProblems(key: DocumentName, body: unknown): Problems {
	const checked = checkDocument(key, body);
	return "problems" in checked ? checked.problems : {};
}

/** Thumbnail URLs by picture name. */
export function listThumbs(pictures: PictureManifest): Record<string, string> {
	const names = Object.keys(pictures).filter((name) => hasPicture(pictures, name));
	return Object.fromEntries(
		names.map((name) => {
			const picture = findPicture(pictures, name);
			return [name, addressFile(picture, "webp", picture.webp[0])];
		}),
	);
}
