import { isDemoArticle, isDemoPiece } from "../../publishing/demo/demo-facts.server.ts";
import { type SavedDraft, saveDrafts } from "../../publishing/drafts.server.ts";
import { type EditedList, editedLists } from "../../publishing/edited-lists.ts";
import type { Site } from "../../server/site.server.ts";
import { openForDraft } from "../site/open-document.server.ts";

/**
 * In drafts; all else in the lists stays.
 * @throws DocumentConflict
 */
export async function takeOff(site: Site, fact: "pieces" | "articles"): Promise<void> {
	const drafts =
		fact === "pieces" ? await Promise.all(editedLists.map(dropPieces)) : [await dropArticles()];
	await saveDrafts(site.database.db, drafts);

	async function dropPieces(key: EditedList): Promise<SavedDraft> {
		const { body, ...draft } = await openForDraft(site, key);
		const isDemo = isDemoPiece({ pictures: (await site.content.builtIn.read("pictures")).body });
		const { pieces, retired = [], ...rest } = body;
		const keep = (list: typeof pieces) => list.filter((piece) => !isDemo(piece));
		return { ...draft, body: { ...rest, pieces: keep(pieces), retired: keep(retired) } };
	}

	async function dropArticles(): Promise<SavedDraft> {
		const { body, ...draft } = await openForDraft(site, "articles");
		const isDemo = isDemoArticle({ articles: (await site.content.builtIn.read("articles")).body });
		return { ...draft, body: { ...body, articles: body.articles.filter((one) => !isDemo(one)) } };
	}
}
