import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { documents, replaceDocuments } from "../../../test/documents.ts";
import { readPage } from "../../../test/read-page.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";
import { createContent, openContent } from "../../publishing/content.server.ts";
import type { Article } from "../../publishing/schemas/blog.ts";
import { readArticles } from "../read-articles.server.ts";

const {
	articles: { articles },
	studio,
} = documents;
const content = openContent(createContent(documents));

const visible = articles.filter(({ hidden }) => !hidden);
const [hidden] = articles.filter((article) => article.hidden) as [Article];

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

async function read(path: string) {
	const { status, text } = await site.call(path);
	const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
	const words = main.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
	return { status, html: text, main, words };
}

describe("the index", () => {
	it("shows its parts in order: categories, featured, recent, balm", async () => {
		const { main, words } = await read("/blog");
		expect(main.match(/<h1/g)).toHaveLength(1);
		const parts = [
			...["<h1", ">Aftercare<", ">Industry<", ">History<", ">Client Stories<", ">Technique<"],
			...["Featured Posts", "Recent Posts", `${studio.balmShop}`],
		];
		const places = parts.map((part) => main.indexOf(part));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((one, other) => one - other));
		expect(words).not.toContain("Process");
		expect(main).toContain(`href="${studio.balmShop}" rel="noopener noreferrer"`);
	});

	test.each(["Aftercare", "Industry", "History", "Client Stories", "Technique"])(
		"counts what is listed under %s",
		async (name) => {
			const count = visible.filter(({ category }) => category === name).length;
			const { words } = await read("/blog");
			expect(words).toContain(`${name} ${count} ${count === 1 ? "post" : "posts"} `);
		},
	);

	it("lists featured posts once, and the six newest others under Recent Posts", async () => {
		const { main } = await read("/blog");
		const [before = "", recent = ""] = main.split("Recent Posts");
		const urls = (html: string) =>
			[...html.matchAll(/<h3><a[^>]*href="([^"]+)"/g)].map(([, url]) => url);
		const featured = visible.filter((article) => article.featured);
		expect(urls(before)).toEqual(featured.map(({ url }) => url));
		const others = visible.filter((article) => !article.featured).slice(0, 6);
		expect(urls(recent)).toEqual(others.map(({ url }) => url));
		expect(others.length).toBe(6);
	});
});

describe("earlier articles", () => {
	const rows = (html: string) => {
		const [, index = ""] = html.split("Earlier Articles</h2>");
		return [...index.matchAll(/<li[^>]*><a[^>]*href="(\/blog\/[^"]+)"/g)].map(([, url]) => url);
	};

	const listItems = (html: string) => {
		const [list] = readPage(html).structuredData;
		const items = list?.itemListElement as { position: number; url: string }[];
		return items.map(({ position, url }) => [position, url]);
	};

	it("are those that are not shown above, with year, category, day and read time", async () => {
		const { main, words } = await read("/blog");
		expect(rows(main)).toEqual(["/blog/history/traditional-vs-modern-techniques"]);
		for (const { url } of visible) expect(main.split(`href="${url}"`), url).toHaveLength(2);
		expect([...main.matchAll(/<h3>(\d{4})<\/h3>/g)].map(([, year]) => year)).toEqual(["2024"]);
		expect(words).toMatch(/Traditional vs. Modern Techniques History December 3 \d min read/);
		expect(main).not.toContain("Pages of articles");
	});

	it("are on pages of thirty, each with its own canonical URL", async () => {
		const [, one] = articles as [Article, Article];
		const many = Array.from({ length: 67 }, (_, at) => ({
			...one,
			name: `article-${at}`,
			url: `/blog/history/article-${at}`,
			published: new Date(Date.UTC(2025, 0, -7 * at)).toISOString().slice(0, 10),
		}));
		const large = await openTestSite(
			"sqlite",
			{},
			replaceDocuments({ articles: { ...documents.articles, articles: many } }),
		);
		try {
			for (const [page, from, to] of [
				[1, 6, 36],
				[2, 36, 66],
				[3, 66, 67],
			] as const) {
				const path = page > 1 ? `/blog?page=${page}` : "/blog";
				const { status, text } = await large.call(path);
				expect(status).toBe(200);
				expect(rows(text)).toEqual(many.slice(from, to).map(({ url }) => url));
				expect(text).toContain(`<link rel="canonical" href="${large.address}${path}"`);
				expect(text.includes("Recent Posts")).toBe(page === 1);
				const start = page === 1 ? 0 : from;
				expect(listItems(text)).toEqual(
					many.slice(start, to).map(({ url }, at) => [start + at + 1, large.address + url]),
				);
				expect(text).toMatch(new RegExp(`aria-current="page" aria-label="Page ${page}"`));
				expect(text.length).toBeLessThan(200_000);
			}
			expect((await large.call("/blog?page=4")).status).toBe(404);
		} finally {
			await large.close();
		}
	});

	it.each(["0", "2", "01", "x", "1&page=1"])("page=%s is not found", async (page) => {
		expect((await read(`/blog?page=${page}`)).status).toBe(404);
	});
});

describe("a category", () => {
	test.each([
		["process", "Process"],
		["aftercare", "Aftercare"],
		["history", "History"],
		["client-stories", "Client Stories"],
		["technique", "Technique"],
		["industry", "Industry"],
	])("/blog/%s lists %s, under its longer address too", async (slug, name) => {
		const listed = visible.filter(({ category }) => category === name);
		for (const path of [`/blog/${slug}`, `/blog/category/${slug}`]) {
			const { status, html, main, words } = await read(path);
			expect(status).toBe(200);
			expect(html).toContain(`<link rel="canonical" href="${site.address}/blog/${slug}"`);
			expect(words).toContain(` ${name} `);
			const current = [...main.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]+)/g)];
			expect(current.map(([, label]) => label)).toEqual([name]);
			const empty = listed.length === 0;
			expect(words.includes("No articles found in this category.")).toBe(empty);
			expect(words).toContain("Read Full Article");
			if (empty) continue;
			const links = [...main.matchAll(/href="(\/blog\/[^/"]+\/[^"]+)"[^>]*>Read Full Article/g)];
			expect(links.map(([, url]) => url)).toEqual(listed.map(({ url }) => url));
		}
	});
});

describe("a former URL", () => {
	const old = articles.flatMap(({ slug, name, url }) => [
		[`/blog/${slug}`, url],
		[`/blog/${name}`, url],
	]);
	test.each([
		...old,
		["/blog/techniques", "/blog/technique"],
		["/blog/client-spotlights", "/blog/client-stories"],
		["/blog/industry-insights", "/blog/industry"],
	])("%s leads to %s", async (from, to) => {
		const { status, headers } = await site.call(String(from));
		expect(status).toBe(301);
		expect(headers.location).toBe(to);
		expect((await site.call(String(to))).status).toBe(200);
	});
});

test.each([
	"/blog/nothing",
	"/blog/category",
	"/blog/category/nothing",
	"/blog/constructor",
	"/blog/history/tattoo-aftercare-guide",
	"/blog/industry/tattoo-conventions-guide",
	"/blog/aftercare/nothing",
	"/blog/aftercare/tattoo-aftercare-guide/more",
])("%s is not found", async (path) => {
	const { status, words, html } = await read(path);
	expect(status).toBe(404);
	expect(words).toContain("Oops! Page not found");
	expect(html).toContain("<title>Page not found");
});

describe("an article", () => {
	it.each(articles)("$name has its parts in order", async ({ url, title, category, name }) => {
		const article = (await readArticles(content)).find((one) => one.url === url);
		const { status, main, words, html } = await read(url);
		expect(status).toBe(200);
		expect(main.match(/<h1/g)).toHaveLength(1);
		const parts = [
			...[`Back to ${category}`, `/pictures/articles/${name}-`, `data-category="${category}"`],
			...[`<h1>${title}</h1>`, `>${article?.date}<`, `>${article?.readTime}<`],
			...[article?.html ?? "", "Book Consultation", "Back to Category"],
		];
		const places = parts.map((part) => main.indexOf(part));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((one, other) => one - other));
		expect(words.split(" ").length).toBeGreaterThan(500);
		expect(html).toContain('<meta property="og:type" content="article"');
		expect(html).toContain(`/pictures/share/articles/${name}.`);
		expect(html).toContain(`<link rel="canonical" href="${site.address}${url}"`);
	});

	it("links to the previous and next article and skips the hidden one", async () => {
		for (const { url } of articles) {
			const at = articles.findIndex((article) => article.url === url);
			const older = articles.slice(at + 1).find((article) => !article.hidden);
			const newer = articles.slice(0, at).findLast((article) => !article.hidden);
			const { main } = await read(url);
			const neighbor = (label: string) =>
				new RegExp(`href="([^"]+)"[^>]*><span[^>]*>${label} article`).exec(main)?.[1];
			expect(neighbor("Previous")).toBe(older?.url);
			expect(neighbor("Next")).toBe(newer?.url);
		}
	});

	it("formats its date and read time", async () => {
		const [newest] = await readArticles(content);
		expect(newest?.date).toBe("September 16, 2025");
		expect(newest?.readTime).toMatch(/^[2-6] min read$/);
	});
});

describe("the hidden article", () => {
	it("is readable by its URL, with noindex", async () => {
		const { status, html } = await read(hidden.url);
		expect(status).toBe(200);
		expect(html).toContain('<meta name="robots" content="noindex"');
		expect((await read(visible[0]?.url ?? "")).html).not.toContain("noindex");
	});

	it("is on no page that lists articles, nor in its data", async () => {
		const others = visible.map(({ url }) => url);
		const lists = ["/blog", "/blog/industry", "/blog/process", ...others];
		for (const path of [...lists, ...lists.map((list) => `${list}.data`)]) {
			const { status, text } = await site.call(path);
			expect(status, path).toBe(200);
			expect(text, path).not.toContain(hidden.title);
			expect(text, path).not.toContain(hidden.url);
		}
	});
});
