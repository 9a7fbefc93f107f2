import { findPageAlt } from "../images/page-pictures.server.ts";
import type { PictureData } from "../images/picture.tsx";
import { findPicture } from "../images/pictures.server.ts";
import { listPhotoIds } from "../photos/photo-name.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import { curlQuotes } from "../publishing/curl-quotes.ts";
import type { Article } from "../publishing/schemas/blog.ts";
import type { PictureManifest } from "../publishing/schemas/pictures.ts";
import { renderMarkdown } from "./article/render-markdown.server.ts";

export interface WrittenArticle extends Omit<Article, "text" | "image" | "alt"> {
	/** Sanitized. */
	html: string;
	/** Such as "September 16, 2025". */
	date: string;
	/** Such as "September 16". */
	day: string;
	updatedDate?: string;
	/** Such as "6 min read". */
	readTime: string;
	picture: PictureData;
	pictureAlt: string;
	/** Name of its picture. */
	image: string;
}

type Rendered = ReturnType<typeof renderMarkdown>;

interface Kept {
	version: string;
	pictures: PictureManifest;
	texts: Map<string, Rendered>;
}

let kept: Kept = { version: "", pictures: {}, texts: new Map() };

/** Its name in the manifest. */
export function nameImage({ image, name }: { image?: string | undefined; name: string }): string {
	return image ?? `articles/${name}`;
}

/** @returns the day of its last change, if that is after the day on which it came out */
export function findUpdated({
	published,
	updated,
}: Pick<Article, "published" | "updated">): string | undefined {
	return updated !== undefined && updated > published ? updated : undefined;
}

/** @returns all articles, hidden ones included, newest first */
export async function readArticles(content: RequestContent): Promise<WrittenArticle[]> {
	const [{ body, version }, bodies] = await Promise.all([
		content.read("articles"),
		content.readBodies("page-pictures", "pictures", "studio"),
	]);
	const texts = renderTexts(body.articles, version, bodies.pictures);
	return body.articles
		.map(({ text, image, alt, updated: typed, ...article }) => {
			const picture = nameImage({ image, name: article.name });
			const { html = "", words = 0 } = texts.get(text) ?? {};
			const { published } = article;
			const updated = findUpdated({ published, updated: typed });
			const { locale } = bodies.studio;
			return {
				...article,
				title: curlQuotes(article.title),
				excerpt: curlQuotes(article.excerpt),
				html,
				date: writeDate(published, locale),
				day: writeDay(published, locale),
				...(updated && { updated, updatedDate: writeDate(updated, locale) }),
				readTime: writeReadTime(words),
				picture: findPicture(bodies.pictures, picture),
				pictureAlt: curlQuotes(alt ?? findPageAlt(bodies, picture)),
				image: picture,
			};
		})
		.sort((one, other) => momentOf(other).localeCompare(momentOf(one)));
}

function momentOf({ published, time = "" }: Pick<Article, "published" | "time">): string {
	return `${published} ${time}`;
}

function renderTexts(
	articles: Pick<Article, "text">[],
	version: string,
	pictures: PictureManifest,
): Map<string, Rendered> {
	const isSame = kept.pictures === pictures;
	if (kept.version === version && isSame) return kept.texts;
	const texts = articles.map(({ text }): [string, Rendered] => {
		const known = isSame || listPhotoIds(text).length === 0 ? kept.texts.get(text) : undefined;
		return [text, known ?? renderMarkdown(text, pictures)];
	});
	kept = { version, pictures, texts: new Map(texts) };
	return kept.texts;
}

/** By locale, because making one takes as long as a hundred dates. */
const formats = new Map<string, { date: Intl.DateTimeFormat; day: Intl.DateTimeFormat }>();

/** In UTC, so that a day is the same everywhere. */
function openFormats(locale: string) {
	const open = (parts: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
	const opened = formats.get(locale) ?? {
		date: open({ dateStyle: "long" }),
		day: open({ month: "long", day: "numeric" }),
	};
	formats.set(locale, opened);
	return opened;
}

/** @param day such as `2025-09-16` */
export function writeDate(day: string, locale: string): string {
	return openFormats(locale).date.format(new Date(day));
}

/** Without the year, which the heading above has. */
function writeDay(day: string, locale: string): string {
	return openFormats(locale).day.format(new Date(day));
}

/** 200 words a minute, rounded up. */
export function writeReadTime(words: number): string {
	return `${Math.max(1, Math.ceil(words / 200))} min read`;
}
