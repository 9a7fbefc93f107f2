import type { Site } from "../../../../server/site.server.ts";
import { readNames } from "../../../site/changes/read-names.server.ts";
import { listThumbs, openForDraft } from "../../../site/open-document.server.ts";
import { readDraftedPictures } from "../../read-pictures.server.ts";
import { listChoices, listSources } from "../pictures/list-choices.server.ts";

interface FeaturedItem {
	/** Such as `tattoos/12`, `projects/3` or `bird-and-floral`. */
	id: string;
	title: string;
	thumb: string | undefined;
	/** False for retired and deleted ones: hidden, but back as soon as their piece or project is. */
	isOnSite: boolean;
}

/** As the artist left it in the drafts. */
export async function listFeatured(site: Site): Promise<FeaturedItem[]> {
	const { shown = [] } = (await openForDraft(site, "featured")).body;
	const choices = await Promise.all(
		listSources("featured").map(({ name }) => listChoices(site, name)),
	);
	const onSite = new Map(choices.flat().map((choice) => [choice.name, choice]));
	const { pieces } = await readNames(site);
	const thumbs = listThumbs(await readDraftedPictures(site));
	return shown.map((id) => {
		const choice = onSite.get(id);
		if (choice) return { id, title: choice.title, thumb: choice.thumb, isOnSite: true };
		const { title = "Deleted", image = "" } = pieces.get(id) ?? {};
		return { id, title: `${title} (not shown)`, thumb: thumbs[image], isOnSite: false };
	});
}
