import { href, type RouterContextProvider } from "react-router";
import { addressFile } from "../../images/picture-file.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { toInstant } from "../../publishing/studio-time.server.ts";
import { escapeXml } from "../../server/escape-xml.server.ts";
import { readOrigin, visitContext } from "../../server/site.server.ts";
import { listVisible } from "../list-articles.server.ts";
import { readArticles, type WrittenArticle } from "../read-articles.server.ts";

interface Feed {
	articles: WrittenArticle[];
	description: string;
	studio: Pick<Studio, "name" | "locale" | "timeZone">;
	origin: string;
}

export async function readFeed(
	request: Request,
	context: Readonly<RouterContextProvider>,
): Promise<Feed> {
	const { site, content } = visitContext.from(context);
	const { blog, studio } = await content.readBodies("blog", "studio");
	return {
		articles: listVisible(await readArticles(content)),
		description: blog.feed,
		studio,
		origin: readOrigin(request, site.config),
	};
}

export function writeRss({ articles, description, studio, origin }: Feed): string {
	const at = (path: string) => escapeXml(origin + path);
	const items = articles.map(
		(article) => `
		<item>
			<title>${escapeXml(article.title)}</title>
			<link>${at(article.url)}</link>
			<guid isPermaLink="true">${at(article.url)}</guid>
			<pubDate>${readMoment(article, studio).toUTCString()}</pubDate>
			<dc:creator>${escapeXml(studio.name)}</dc:creator>
			<category>${escapeXml(article.category)}</category>
			<description>${escapeXml(article.excerpt)}</description>
			<content:encoded>${escapeXml(writeContent(article, origin))}</content:encoded>
		</item>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
	<channel>
		<title>${escapeXml(`Blog | ${studio.name}`)}</title>
		<link>${at(href("/blog"))}</link>
		<description>${escapeXml(description)}</description>
		<language>${escapeXml(studio.locale)}</language>
		<lastBuildDate>${readNewest(articles, studio).toUTCString()}</lastBuildDate>
		<atom:link href="${at(href("/blog/rss.xml"))}" rel="self" type="application/rss+xml"/>${items.join("")}
	</channel>
</rss>
`;
}

export function writeAtom({ articles, description, studio, origin }: Feed): string {
	const at = (path: string) => escapeXml(origin + path);
	const entries = articles.map(
		(article) => `
	<entry>
		<title>${escapeXml(article.title)}</title>
		<id>${at(article.url)}</id>
		<link href="${at(article.url)}"/>
		<published>${readMoment(article, studio).toISOString()}</published>
		<updated>${readChange(article, studio).toISOString()}</updated>
		<category term="${escapeXml(article.category)}"/>
		<summary>${escapeXml(article.excerpt)}</summary>
		<content type="html">${escapeXml(writeContent(article, origin))}</content>
	</entry>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(studio.locale)}">
	<title>${escapeXml(`Blog | ${studio.name}`)}</title>
	<subtitle>${escapeXml(description)}</subtitle>
	<id>${at(href("/blog"))}</id>
	<link href="${at(href("/blog"))}"/>
	<link href="${at(href("/blog/atom.xml"))}" rel="self" type="application/atom+xml"/>
	<updated>${readNewest(articles, studio).toISOString()}</updated>
	<author>
		<name>${escapeXml(studio.name)}</name>
	</author>${entries.join("")}
</feed>
`;
}

/** Absolute URLs, because readers show it outside the site. */
function writeContent(article: WrittenArticle, origin: string): string {
	return `${writePicture(article)}${article.html}`
		.replace(/<\/?picture>|<source[^>]*>/g, "")
		.replace(/ (href|src)="\/(?!\/)/g, ` $1="${escapeXml(origin)}/`);
}

function writePicture({ picture, pictureAlt }: WrittenArticle): string {
	const width = picture.webp.at(-1);
	if (!width) return "";
	const height = Math.round((width * picture.height) / picture.width);
	return `<p><img src="${addressFile(picture, "webp")}" alt="${escapeXml(pictureAlt)}" width="${width}" height="${height}"></p>\n`;
}

type Dated = Pick<WrittenArticle, "published" | "updated" | "time">;
type Zone = Pick<Studio, "timeZone">;

/** Without a time, noon UTC falls on the same day in nearly every time zone. */
function readMoment({ published, time }: Dated, { timeZone }: Zone): Date {
	const start = time === undefined ? null : toInstant(published, time, timeZone);
	return start ?? new Date(`${published}T12:00:00Z`);
}

function readChange({ updated, ...article }: Dated, zone: Zone): Date {
	return readMoment(updated === undefined ? article : { published: updated }, zone);
}

function readNewest(articles: Dated[], zone: Zone): Date {
	return new Date(Math.max(0, ...articles.map((article) => readChange(article, zone).getTime())));
}
