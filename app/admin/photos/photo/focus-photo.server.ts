import { isDeepStrictEqual } from "node:util";
import { namePhoto } from "../../../photos/photo-name.ts";
import { notePhoto, type Photo } from "../../../photos/photos.server.ts";
import { discardDraft, saveDraft } from "../../../publishing/drafts.server.ts";
import { focuses } from "../../../publishing/focus.ts";
import { DocumentConflict } from "../../../publishing/revisions.server.ts";
import { mostAlt, sayTooLong } from "../../../publishing/schemas/fields.ts";
import type { PictureManifest, StoredPicture } from "../../../publishing/schemas/pictures.ts";
import { Refusal } from "../../../server/refusal.server.ts";
import { type OpenSite, openDocument } from "../../site/open-document.server.ts";

/** From the manifest or its draft; before a piece shows a photo, from the photo itself. */
export async function openPicture(site: OpenSite, photo: Pick<Photo, "id" | "picture">) {
	const { draft, published } = await openDocument(site, "pictures");
	const manifest = (draft?.body ?? published.body) as PictureManifest;
	const name = namePhoto(photo.id);
	const listed = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
	return {
		...{ name, draft, published, manifest, listed },
		picture: listed ?? photo.picture,
		isDrafted: draft !== undefined && listed !== undefined,
	};
}

export type PictureChange = (picture: StoredPicture) => StoredPicture;

/** Fields of the photo itself, as they are while the manifest does not say them. */
export const unsaid = { focus: "center", alt: "" };

export type OwnName = keyof typeof unsaid;

/**
 * @param typed one of `focuses` or `center`, or what the photo shows
 * @param was the value that the artist saw
 * @returns a change that throws DocumentConflict if the picture has a third one by now
 * @throws Refusal
 */
export function changeOwn(name: OwnName, typed: string, was: string): PictureChange {
	const value = typed.trim();
	if (name === "focus" && ![unsaid.focus, ...focuses].includes(value)) {
		throw new Refusal(422, "unknown_focus", "That can’t be changed here.");
	}
	if (name === "alt" && value.length > mostAlt) {
		throw new Refusal(422, "long_alt", sayTooLong(mostAlt));
	}
	return (picture) => {
		const { [name]: before = unsaid[name], ...whole } = picture;
		if (![was, value].includes(before)) throw new DocumentConflict(["pictures"]);
		return { ...whole, ...(value !== unsaid[name] && { [name]: value }) } as StoredPicture;
	};
}

/** In the manifest's draft, or in the photo itself while the manifest does not have it. @throws DocumentConflict */
export async function changePicture(
	site: OpenSite,
	photo: Photo,
	change: PictureChange,
): Promise<void> {
	const { db } = site.database;
	const { name, draft, published, manifest, listed, picture } = await openPicture(site, photo);
	if (!picture) throw new Refusal(409, "not_ready", "This photo is not ready yet.");
	const changed = change(picture);
	if (!listed) {
		await notePhoto(db, photo.id, { state: "ready", picture: changed });
		return;
	}
	const body = { ...manifest, [name]: changed };
	if (!isDeepStrictEqual(body, published.body)) {
		const basedOn = draft?.basedOn ?? published.revision;
		await saveDraft(db, { key: "pictures", body, basedOn, seen: draft?.version ?? null });
	} else if (draft) await discardDraft(db, draft);
}
