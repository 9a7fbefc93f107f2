import { hasPicture } from "../images/pictures.server.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import type { StoredPicture } from "../publishing/schemas/pictures.ts";
import { sha256 } from "../server/sha256.server.ts";
import { findShare, type Share } from "./find-share.server.ts";

/** For `describePage`. */
interface ShownShare {
	path: string;
	alt: string;
}

/** All that a link preview is drawn from. */
export interface ShareDrawing extends Pick<Share, "title" | "turn"> {
	studioName: string;
	image: string;
	/** Absent where the page has no picture. */
	stored: StoredPicture | undefined;
}

/** Raise this when the same previews are drawn in another way: networks keep them by address. */
const layout = 1;

/** @param name see `findShare` */
export async function showShare(content: RequestContent, name: string): Promise<ShownShare> {
	const found = await planShare(content, name);
	if (!found) throw new Error(`There is no link preview named ${name}`);
	const { path, alt } = found;
	return { path, alt };
}

interface PlannedShare extends ShownShare {
	/** Key of all that is drawn. */
	key: string;
	drawing: ShareDrawing;
}

export async function planShare(
	content: RequestContent,
	name: string,
): Promise<PlannedShare | undefined> {
	const share = await findShare(content, name);
	if (!share) return undefined;
	const { studio, pictures } = await content.readBodies("studio", "pictures");
	const { title, image = "", turn, alt } = share;
	const stored = hasPicture(pictures, image) ? pictures[image] : undefined;
	const drawn = [layout, studio.name, title, stored && [image, stored.hash, turn]];
	const key = sha256(JSON.stringify(drawn));
	const path = `/pictures/share/${name}.${key.slice(0, 8)}.jpg`;
	return { path, alt, key, drawing: { studioName: studio.name, title, image, turn, stored } };
}
