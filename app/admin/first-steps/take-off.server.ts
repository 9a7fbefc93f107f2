import {
	isDemoArticle,
	isDemoPiece,
	listSleevePictures,
} from "../../publishing/demo/demo-facts.server.ts";
import { type SavedDraft, saveDrafts } from "../../publishing/drafts.server.ts";
import { type EditedList, editedLists } from "../../publishing/edited-lists.ts";
import { builtInSleeves } from "../../publishing/schemas/sleeves.ts";
import type { Site } from "../../server/site.server.ts";
import { openForDraft } from "../site/open-document.server.ts";

/**
 * In drafts; all else in the lists stays.
 * @throws DocumentConflict
 */
export async function takeOff(site: Site, fact: "pieces" | "articles"): Promise<void> {
	const drafts =
		fact === "pieces"
			? [...(await Promise.all(editedLists.map(dropPieces))), await dropSleeves()]
			: [await dropArticles()];
	await saveDrafts(site.database.db, drafts.flat());

	async function readIsDemo() {
		return isDemoPiece({ pictures: (await site.content.builtIn.read("pictures")).body });
	}

	async function dropPieces(key: EditedList): Promise<SavedDraft[]> {
		const { body, ...draft } = await openForDraft(site, key);
		const isDemo = await readIsDemo();
		const { pieces = [], retired = [], ...rest } = body;
		if (![...pieces, ...retired].some(isDemo)) return [];
		const keep = (list: typeof pieces) => list.filter((piece) => !isDemo(piece));
		return [{ ...draft, body: { ...rest, pieces: keep(pieces), retired: keep(retired) } }];
	}

	/** Their words stay, should the artist bring one back with pictures of her own. */
	async function dropSleeves(): Promise<SavedDraft[]> {
		const { body, ...draft } = await openForDraft(site, "sleeves");
		const isDemo = await readIsDemo();
		const documents = {
			"bird-and-floral": (await openForDraft(site, "bird-and-floral")).body,
			"bats-and-pumpkin": (await openForDraft(site, "bats-and-pumpkin")).body,
		};
		const off = builtInSleeves.filter((name) => listSleevePictures(documents, name).some(isDemo));
		const all = [...new Set([...(body.off ?? []), ...off])];
		return off.length > 0 ? [{ ...draft, body: { ...body, off: all } }] : [];
	}

	async function dropArticles(): Promise<SavedDraft> {
		const { body, ...draft } = await openForDraft(site, "articles");
		const isDemo = isDemoArticle({ articles: (await site.content.builtIn.read("articles")).body });
		return { ...draft, body: { ...body, articles: body.articles.filter((one) => !isDemo(one)) } };
	}
}
