import { renderMarkdown } from "../../../blog/article/render-markdown.server.ts";
import { nameImage, writeReadTime } from "../../../blog/read-articles.server.ts";
import type { StudioClock } from "../../../publishing/studio-time.server.ts";
import type { DraftedArticle } from "../change-articles.server.ts";
import { stateOf } from "../open-articles.server.ts";

export type ShownArticle = ReturnType<typeof showArticle>;

export function showArticle(article: DraftedArticle, studio: StudioClock) {
	const { title, excerpt, category, published, time, updated, featured, alt, text } = article;
	return {
		...{ title, excerpt, category, published, time, updated, featured, alt, text },
		state: stateOf(article, studio),
		slug: article.url.split("/").at(-1) ?? "",
		// New articles have no name yet.
		image: article.name ? nameImage(article) : "",
		count: countWords(text),
	};
}

export function countWords(text: string) {
	const { words } = renderMarkdown(text);
	return { words, readTime: writeReadTime(words) };
}

export function makeBlank(id: number, published: string): DraftedArticle {
	const names = { name: "", slug: "", url: "/blog/process/" };
	const texts = { title: "", excerpt: "", text: "" };
	return { id, ...names, ...texts, category: "Process", published, draft: true };
}
