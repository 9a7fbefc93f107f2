import type { Content } from "../publishing/content.server.ts";
import { layOver } from "../publishing/live-content.server.ts";
import type { Article } from "../publishing/schemas/blog.ts";
import { toInstant } from "../publishing/studio-time.server.ts";

type Timed = Pick<Article, "draft" | "hidden" | "published" | "time">;

/**
 * @returns when visitors can first read it, in milliseconds; without a time and hidden they always could, a draft they
 * never can
 */
export function findStart({ draft, hidden, published, time }: Timed, timeZone: string): number {
	if (draft) return Number.POSITIVE_INFINITY;
	if (hidden || time === undefined) return Number.NEGATIVE_INFINITY;
	return toInstant(published, time, timeZone)?.getTime() ?? Number.POSITIVE_INFINITY;
}

/**
 * Articles appear by the clock alone. The version changes with each of them, so no kept page outlives its minute.
 * @returns what visitors may see at a moment
 */
export async function showArticlesInTime(whole: Content): Promise<(now: number) => Content> {
	const { body } = await whole.read("articles");
	const { timeZone } = (await whole.read("studio")).body;
	const timed = body.articles.map((article) => ({ article, start: findStart(article, timeZone) }));
	const starts = timed.map(({ start }) => start).sort((one, other) => one - other);
	let shown = { count: timed.length, content: whole };
	return (now) => {
		// Future articles are few and at the end, and this runs for every request.
		const count = starts.findLastIndex((start) => start <= now) + 1;
		if (count === timed.length) return whole;
		if (count !== shown.count) {
			const articles = timed.filter(({ start }) => start <= now).map(({ article }) => article);
			shown = { count, content: layOver(whole, { articles: { ...body, articles } }) };
		}
		return shown.content;
	};
}
