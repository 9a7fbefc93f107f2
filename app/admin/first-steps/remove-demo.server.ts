import {
	isDemoArticle,
	isDemoPiece,
	listSleevePictures,
} from "../../publishing/demo/demo-facts.server.ts";
import type { SavedDraft } from "../../publishing/drafts.server.ts";
import { type ListName, listNames } from "../../publishing/list-names.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { builtInSleeves } from "../../publishing/schemas/sleeves.ts";
import type { Site } from "../../server/site.server.ts";
import { sayCount } from "../../ui/say-count.ts";
import { sayList } from "../../ui/say-list.ts";
import { openForDraft } from "../site/open-document.server.ts";

interface Removal {
	/** Not saved yet. */
	drafts: SavedDraft[];
	/** Names the removed items in the artist's words. */
	takes: string;
}

export const removals = { pieces: takeOffPieces, articles: takeOffArticles };

async function takeOffPieces(site: Site): Promise<Removal> {
	const isDemo = isDemoPiece({ pictures: (await site.content.builtIn.read("pictures")).body });
	const lists = await Promise.all(listNames.map(takeOffList));
	const sleeves = await retireSleeves();
	const gone = lists.flatMap((list) => list.gone).length;
	const retired = lists.flatMap((list) => list.goneRetired).length;
	const halfOwn = lists.flatMap((list) => list.halfOwn).length;
	const off = [
		gone > 0 && sayCount(gone, "piece"),
		retired > 0 && sayCount(retired, "retired piece"),
		sleeves.off.length > 0 && sayCount(sleeves.off.length, "sleeve"),
	].filter((said) => said !== false);
	const takes = [
		off.length > 0 && `Takes ${sayList(off)} off in your drafts.`,
		halfOwn > 0 &&
			`${sayCount(halfOwn, "piece")} with a healed photo of yours ${halfOwn === 1 ? "goes" : "go"} to Retired.`,
	].filter(Boolean);
	return {
		drafts: [...lists.flatMap(({ drafts }) => drafts), ...sleeves.drafts],
		takes: takes.join(" "),
	};

	async function takeOffList(key: ListName) {
		const { body, ...draft } = await openForDraft(site, key);
		const { pieces, retired = [], ...rest } = body;
		const isGone = (one: Artwork) => isDemo(one) && !isHalfOwn(one);
		const gone = pieces.filter(isGone);
		const goneRetired = retired.filter(isGone);
		const halfOwn = pieces.filter(isHalfOwn);
		const own = pieces.filter((one) => !isDemo(one));
		const left = [...halfOwn, ...retired.filter((one) => !isGone(one))];
		const changed = { ...rest, pieces: own, ...(left.length > 0 && { retired: left }) };
		const isChanged = gone.length + goneRetired.length + halfOwn.length > 0;
		return { gone, goneRetired, halfOwn, drafts: isChanged ? [{ ...draft, body: changed }] : [] };
	}

	/** With a healed photo of the artist's, which would be lost with the demo's picture. */
	function isHalfOwn(piece: Artwork): boolean {
		return isDemo(piece) && piece.healed !== undefined && !isDemo(piece.healed);
	}

	/** Their words stay, should the artist bring one back with pictures of her own. */
	async function retireSleeves() {
		const { body, ...draft } = await openForDraft(site, "sleeves");
		const documents = {
			"bird-and-floral": (await openForDraft(site, "bird-and-floral")).body,
			"bats-and-pumpkin": (await openForDraft(site, "bats-and-pumpkin")).body,
		};
		const before = body.off ?? [];
		const off = builtInSleeves.filter(
			(name) => !before.includes(name) && listSleevePictures(documents, name).some(isDemo),
		);
		const changed = { ...body, off: [...before, ...off] };
		return { off, drafts: off.length > 0 ? [{ ...draft, body: changed }] : [] };
	}
}

async function takeOffArticles(site: Site): Promise<Removal> {
	const { body, ...draft } = await openForDraft(site, "articles");
	const isDemo = isDemoArticle({ articles: (await site.content.builtIn.read("articles")).body });
	const own = body.articles.filter((one) => !isDemo(one));
	return {
		drafts: [{ ...draft, body: { ...body, articles: own } }],
		takes: `Takes ${sayCount(body.articles.length - own.length, "article")} off in your drafts.`,
	};
}
