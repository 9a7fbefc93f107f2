import { href } from "react-router";
import { listSleevePictures } from "../../../publishing/demo/demo-facts.server.ts";
import { listDrafts } from "../../../publishing/drafts.server.ts";
import {
	type BuiltInSleeve,
	builtInSleeves,
	type Sleeve,
} from "../../../publishing/schemas/sleeves.ts";
import type { Site } from "../../../server/site.server.ts";
import { listThumbs, openForDraft } from "../../site/open-document.server.ts";
import { readDraftedPictures } from "../read-pictures.server.ts";

export interface SleeveInDesk {
	/** The id of one that the artist made, or the document of one that came with the site. */
	id: string;
	title: string;
	count: number;
	thumb: string | undefined;
	/** Where it is changed. */
	path: string;
}

/** As the artist left it in the drafts. */
export async function showCollections(site: Site) {
	const thumbs = listThumbs(await readDraftedPictures(site));
	const { body, seen } = await openForDraft(site, "sleeves");
	const birds = (await openForDraft(site, "bird-and-floral")).body;
	const bats = (await openForDraft(site, "bats-and-pumpkin")).body;
	const builtIn = { "bird-and-floral": birds, "bats-and-pumpkin": bats };
	const { projects = [], retired = [], off = [] } = body;
	const show = ({ id, title, pictures }: Sleeve): SleeveInDesk => ({
		...{ id: `${id}`, title, count: pictures.length, thumb: thumbs[pictures[0]?.image ?? ""] },
		path: href("/admin/photos/collections/:sleeve", { sleeve: `${id}` }),
	});
	const showBuiltIn = (name: BuiltInSleeve): SleeveInDesk => {
		const pictures = listSleevePictures(builtIn, name);
		return {
			id: name,
			title: name === "bird-and-floral" ? birds.pageTitle : bats.title,
			count: pictures.length,
			thumb: thumbs[pictures[0]?.image ?? ""],
			path: href("/admin/site/:document", { document: name }),
		};
	};
	const isOff = (name: BuiltInSleeve) => off.includes(name);
	return {
		seen: seen ?? "",
		projects: projects.map(show),
		builtIn: builtInSleeves.filter((name) => !isOff(name)).map(showBuiltIn),
		retired: [...retired.map(show), ...builtInSleeves.filter(isOff).map(showBuiltIn)],
		paintings: (await openForDraft(site, "paintings")).body.pieces.length,
		hasDrafts: (await listDrafts(site.database.db)).length > 0,
	};
}
