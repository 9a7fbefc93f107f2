import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { documents } from "../../../test/documents.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { type Element, listChildren, parseXml, readChild } from "../../../test/xml.ts";
import { createContent, openContent } from "../../publishing/content.server.ts";
import { escapeXml } from "../../server/escape-xml.server.ts";
import { readArticles } from "../read-articles.server.ts";
import { writeAtom, writeRss } from "./feed.server.ts";

const { articles } = documents.articles;
const origin = "https://studio.example.com";
const visible = articles.filter(({ hidden }) => !hidden);
const hidden = articles.filter((article) => article.hidden);

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite("sqlite", { PUBLIC_ORIGIN: origin });
});
afterAll(() => site?.close());

async function readFeed(path: string): Promise<Element> {
	const answer = await site.call(path);
	expect(answer.status).toBe(200);
	for (const { title, url } of hidden) {
		expect(answer.text).not.toContain(title);
		expect(answer.text).not.toContain(url);
	}
	return parseXml(answer.text);
}

test("the RSS feed has what RSS 2.0 requires, and every listed article, newest first", async () => {
	const rss = await readFeed("/blog/rss.xml");
	expect(rss.name).toBe("rss");
	expect(rss.attributes.version).toBe("2.0");
	const [channel] = listChildren(rss, "channel") as [Element];
	expect(readChild(channel, "link")).toBe(`${origin}/blog`);
	expect(readChild(channel, "title")).not.toBe("");
	expect(readChild(channel, "description")).not.toBe("");
	expect(readChild(channel, "lastBuildDate")).toBe("Tue, 16 Sep 2025 12:00:00 GMT");
	const [self] = listChildren(channel, "atom:link");
	expect(self?.attributes).toMatchObject({ rel: "self", href: `${origin}/blog/rss.xml` });

	const items = listChildren(channel, "item");
	expect(items.map((item) => readChild(item, "link"))).toEqual(
		visible.map(({ url }) => origin + url),
	);
	for (const [index, item] of items.entries()) {
		const article = visible[index] as (typeof visible)[number];
		expect(readChild(item, "title")).toBe(article.title);
		expect(readChild(item, "guid")).toBe(origin + article.url);
		expect(readChild(item, "description")).toBe(article.excerpt);
		expect(readChild(item, "category")).toBe(article.category);
		const date = readChild(item, "pubDate");
		expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
		expect(new Date(date).toISOString()).toContain(article.published);
		expectWhole(readChild(item, "content:encoded"));
	}
});

test("the Atom feed has what RFC 4287 requires, and the same articles", async () => {
	const feed = await readFeed("/blog/atom.xml");
	expect(feed.name).toBe("feed");
	expect(feed.attributes.xmlns).toBe("http://www.w3.org/2005/Atom");
	expect(readChild(feed, "id")).toBe(`${origin}/blog`);
	expect(readChild(feed, "title")).not.toBe("");
	expect(readChild(feed, "updated")).toBe("2025-09-16T12:00:00.000Z");
	expect(readChild(listChildren(feed, "author")[0] as Element, "name")).not.toBe("");
	const self = listChildren(feed, "link").find(({ attributes }) => attributes.rel === "self");
	expect(self?.attributes.href).toBe(`${origin}/blog/atom.xml`);

	const entries = listChildren(feed, "entry");
	expect(entries.map((entry) => readChild(entry, "id"))).toEqual(
		visible.map(({ url }) => origin + url),
	);
	for (const [index, entry] of entries.entries()) {
		const article = visible[index] as (typeof visible)[number];
		expect(readChild(entry, "title")).toBe(article.title);
		expect(readChild(entry, "updated")).toContain(`${article.published}T`);
		expect(readChild(entry, "summary")).toBe(article.excerpt);
		expect(listChildren(entry, "link")[0]?.attributes.href).toBe(origin + article.url);
		expect(listChildren(entry, "content")[0]?.attributes.type).toBe("html");
		expectWhole(readChild(entry, "content"));
	}
});

function expectWhole(html: string): void {
	expect(html.split(/\s+/).length).toBeGreaterThan(450);
	expect(html).not.toMatch(/(href|src)="(?!https?:|mailto:|tel:|sms:)/);
	expect(html).toMatch(/^<p><img src="https:\/\/studio\.example\.com\/pictures\/articles\//);
}

describe.each([
	["/blog/rss.xml", "application/rss+xml"],
	["/blog/atom.xml", "application/atom+xml"],
])("%s", (path, type) => {
	it("has its media type, and answers 304 to a current ETag", async () => {
		const { headers } = await site.call(path);
		expect(headers["content-type"]).toBe(`${type}; charset=utf-8`);
		const tag = String(headers.etag);
		for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
			const again = await site.call(path, { headers: { "If-None-Match": known } });
			expect(again.status).toBe(304);
			expect(again.text).toBe("");
		}
		const other = await site.call(path, { headers: { "If-None-Match": '"other"' } });
		expect(other.status).toBe(200);
	});

	it("is linked from every listed page of the blog", async () => {
		for (const page of ["/blog", "/blog/history", visible[0]?.url ?? ""]) {
			const { text } = await site.call(page);
			const links = text.match(/<link [^>]*rel="alternate"[^>]*>/g) ?? [];
			expect(links.filter((link) => link.includes(`type="${type}"`))).toHaveLength(1);
			expect(links.join()).toContain(`href="${path}"`);
		}
	});
});

test("special characters are escaped, and characters that XML forbids are dropped", async () => {
	const odd = `<Tom> & "Jerry" ]]> \u0000\u000b\ud800 \u{1F58B} é`;
	const [article] = await readArticles(openContent(createContent(documents)));
	if (!article) throw new Error("There is no article");
	const feed = {
		articles: [{ ...article, title: odd, excerpt: odd }],
		description: odd,
		studio: documents.studio,
		origin,
	};
	const clean = `<Tom> & "Jerry" ]]> \ufffd \u{1F58B} é`;
	const [channel] = parseXml(writeRss(feed)).children as [Element];
	expect(readChild(listChildren(channel, "item")[0] as Element, "title")).toBe(clean);
	const atom = parseXml(writeAtom(feed));
	expect(readChild(listChildren(atom, "entry")[0] as Element, "summary")).toBe(clean);
	expect(escapeXml("a\u0008b")).toBe("ab");
});
