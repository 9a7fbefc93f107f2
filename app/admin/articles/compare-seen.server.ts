import type { StudioClock } from "../../publishing/studio-time.server.ts";
import {
	type Articles,
	type DraftedArticle,
	hashArticle,
	isSameArticles,
} from "./change-articles.server.ts";
import { stateOf } from "./open-articles.server.ts";
import { sayPlace } from "./say-place.server.ts";

/** Compares articles as visitors see them now. @returns the changed ones that only the artist sees, in words */
export function compareSeen(before: Articles, after: Articles, studio: StudioClock) {
	const isOut = (one: DraftedArticle) => !["draft", "scheduled"].includes(stateOf(one, studio));
	const pick = (body: Articles) => ({ ...body, articles: body.articles.filter(isOut) });
	const old = new Set(before.articles.map(hashArticle));
	return {
		isSeen: !isSameArticles(pick(before), pick(after)),
		unseen: after.articles
			.filter((one) => !isOut(one) && !old.has(hashArticle(one)))
			.map((one) => `“${one.title}” (${sayPlace(one, studio)})`),
	};
}
