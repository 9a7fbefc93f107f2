import { commit } from "../app/db/commit.server.ts";
import { namePhoto } from "../app/photos/photo-name.ts";
import { addRevisions } from "../app/publishing/revisions.server.ts";
import { signIn } from "./artist.ts";
import { documents } from "./documents.ts";
import { sendPhoto, takePhoto } from "./photos.ts";
import type { TestSite } from "./site.ts";
import { waitForPhoto } from "./wait-for-photo.ts";

/** Publishes a photo as the first aftercare guide. @returns its name */
export async function publishPhotoGuide(site: TestSite): Promise<string> {
	const [first, ...others] = documents["aftercare-guides"];
	const { id } = await sendPhoto(site, await signIn(site), await takePhoto(700, 900));
	const { picture } = await waitForPhoto(site, id);
	if (!first || !picture) throw new Error("There is no photo or guide");
	const image = namePhoto(id);
	await commit(site.database.db, (trx) =>
		addRevisions(trx, [
			{ key: "pictures", body: { ...documents.pictures, [image]: picture }, basedOn: 0 },
			{ key: "aftercare-guides", body: [{ ...first, image }, ...others], basedOn: 0 },
		]),
	);
	await site.content.refresh();
	return image;
}
