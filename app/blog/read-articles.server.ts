import { type Article, articles } from "../../content/articles.ts";
import { pagePictures } from "../../content/page-pictures.ts";
import type { PictureData } from "../images/picture.tsx";
import { getPicture } from "../images/pictures.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const texts = import.meta.glob<string>("../../content/articles/*.md", {
	query: "?raw",
	import: "default",
	eager: true,
});

/** An article with everything that pages and feeds say about it. */
export interface WrittenArticle extends Article {
	/** Its text, safe to show as it is. */
	html: string;
	/** As it is read: "September 16, 2025". */
	date: string;
	/** The same of its last change, where there is one. */
	updatedDate?: string;
	/** As it is read: "6 min read". */
	readTime: string;
	picture: PictureData;
	/** What is seen on the picture. */
	pictureAlt: string;
}

let written: WrittenArticle[] | undefined;

/** @returns every article, the hidden ones too, newest first; rendered once */
export async function readArticles(): Promise<WrittenArticle[]> {
	written ??= articles
		.map(completeArticle)
		.sort((one, other) => other.published.localeCompare(one.published));
	return written;
}

function completeArticle(article: Article): WrittenArticle {
	const picture = `articles/${article.name}`;
	const text = texts[`../../content/${picture}.md`];
	if (text === undefined) throw new Error(`There is no text content/${picture}.md.`);
	const { html, words } = renderMarkdown(text);
	return {
		...article,
		html,
		date: writeDate(article.published),
		...(article.updated && { updatedDate: writeDate(article.updated) }),
		readTime: writeReadTime(words),
		picture: getPicture(picture),
		pictureAlt: pagePictures[picture as keyof typeof pagePictures],
	};
}

/** @param day such as `2025-09-16`; it is the same day wherever it is read */
export function writeDate(day: string): string {
	return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** At 200 words a minute, which is a calm pace on a phone; minutes that have begun count. */
export function writeReadTime(words: number): string {
	return `${Math.max(1, Math.ceil(words / 200))} min read`;
}
