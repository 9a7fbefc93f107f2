import {
	isDemoArticle,
	isDemoPiece,
	listSleevePictures,
} from "../../publishing/demo/demo-facts.server.ts";
import { type SavedDraft, saveDrafts } from "../../publishing/drafts.server.ts";
import { type ListName, listNames } from "../../publishing/list-names.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { builtInSleeves } from "../../publishing/schemas/sleeves.ts";
import type { Site } from "../../server/site.server.ts";
import { openForDraft } from "../site/open-document.server.ts";

/**
 * Saves drafts without what the demo came with. Publishes nothing.
 * @throws DocumentConflict
 */
export async function draftWithoutDemo(site: Site, kind: "pieces" | "articles"): Promise<void> {
	const { builtIn } = site.content;
	const isDemo = isDemoPiece({ pictures: (await builtIn.read("pictures")).body });
	const drafts =
		kind === "pieces"
			? [...(await Promise.all(listNames.map(dropPieces))), await retireDemoSleeves()]
			: [await dropArticles()];
	await saveDrafts(site.database.db, drafts.flat());

	async function dropPieces(key: ListName): Promise<SavedDraft[]> {
		const { body, ...draft } = await openForDraft(site, key);
		const { pieces = [], retired = [], ...rest } = body;
		const own = pieces.filter((piece) => !isDemo(piece));
		const kept = retired.filter((piece) => !isDemo(piece) || isHalfOwn(piece));
		const left = [...pieces.filter(isHalfOwn), ...kept];
		if (own.length === pieces.length && left.length === retired.length) return [];
		return [
			{ ...draft, body: { ...rest, pieces: own, ...(left.length > 0 && { retired: left }) } },
		];
	}

	/** The demo's, with a healed photo of the artist's, which would be lost with it. */
	function isHalfOwn(piece: Artwork): boolean {
		return isDemo(piece) && piece.healed !== undefined && !isDemo(piece.healed);
	}

	/** Their words stay, should the artist bring one back with pictures of her own. */
	async function retireDemoSleeves(): Promise<SavedDraft[]> {
		const { body, ...draft } = await openForDraft(site, "sleeves");
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
		const isDemo = isDemoArticle({ articles: (await builtIn.read("articles")).body });
		return { ...draft, body: { ...body, articles: body.articles.filter((one) => !isDemo(one)) } };
	}
}
