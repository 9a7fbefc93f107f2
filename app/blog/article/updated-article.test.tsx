import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { documents, replaceDocuments } from "../../../test/documents.ts";
import { type Element, listChildren, parseXml, readChild } from "../../../test/xml.ts";
import { createContent, openContent } from "../../publishing/content.server.ts";
import { listPages } from "../../search-engines/listed-pages.server.ts";
import { writeAtom, writeRss } from "../feeds/feed.server.ts";
import { readArticles, writeDate } from "../read-articles.server.ts";
import { ArticleFacts } from "./article-facts.tsx";

const origin = "https://studio.example.com";

async function readChanged() {
	const articles = await readArticles(openContent(createContent(documents)));
	const oldest = articles.at(-1);
	if (!oldest) throw new Error("There is no article");
	const day = "2026-02-03";
	return [
		...articles.slice(0, -1),
		{ ...oldest, updated: day, updatedDate: writeDate(day, "en-US") },
	];
}

test("feeds give the date of the last change and keep order and publication date", async () => {
	const changed = {
		articles: await readChanged(),
		description: "",
		studio: documents.studio,
		origin,
	};
	const feed = parseXml(writeAtom(changed));
	expect(readChild(feed, "updated")).toBe("2026-02-03T12:00:00.000Z");
	const last = listChildren(feed, "entry").at(-1) as Element;
	expect(readChild(last, "updated")).toBe("2026-02-03T12:00:00.000Z");
	expect(readChild(last, "published")).toBe("2024-12-03T12:00:00.000Z");
	const [channel] = listChildren(parseXml(writeRss(changed)), "channel") as [Element];
	expect(readChild(channel, "lastBuildDate")).toBe("Tue, 03 Feb 2026 12:00:00 GMT");
});

test("a page shows both dates, or only the first for an unchanged article", async () => {
	const articles = await readChanged();
	const [first, changed] = [articles[0], articles.at(-1)].map(
		(article) => article && renderToStaticMarkup(<ArticleFacts article={article} />),
	);
	expect(changed).toContain('<time dateTime="2024-12-03">December 3, 2024</time>');
	expect(changed).toContain('Updated <time dateTime="2026-02-03">February 3, 2026</time>');
	expect(first).not.toContain("Updated");
});

test.each([
	["before", "2024-12-02", false],
	["on", "2024-12-03", false],
	["after", "2024-12-04", true],
])("a change %s the day of publication, %s, counts: %s", async (_, updated, counts) => {
	const { articles } = documents.articles;
	const body = { ...documents.articles, articles: articles.map((one) => ({ ...one, updated })) };
	const content = openContent(replaceDocuments({ articles: body }));
	const oldest = (await readArticles(content)).at(-1);
	expect(oldest?.published).toBe("2024-12-03");
	expect(oldest?.updated).toBe(counts ? updated : undefined);
	expect(oldest?.updatedDate).toBe(counts ? "December 4, 2024" : undefined);
	const listed = (await listPages(content)).find(({ path }) => path === oldest?.url);
	expect(listed?.changed).toBe(counts ? updated : "2024-12-03");
});
