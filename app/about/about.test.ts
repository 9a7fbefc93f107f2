import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { readWords } from "../../test/markup.ts";
import { openForOneTest, openTestSite, type TestSite } from "../../test/site.ts";
import { checkDocument } from "../publishing/check-document.ts";
import { createContent, openContent } from "../publishing/content.server.ts";
import { findShare } from "../share/find-share.server.ts";

let site: TestSite;
let html: string;
let words: string;
beforeAll(async () => {
	site = await openTestSite();
	const answer = await site.call("/about");
	expect(answer.status).toBe(200);
	html = answer.text;
	words = readWords(html);
});
afterAll(() => site?.close());

test("the page introduces the artist, with the studio's claims", () => {
	expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe("Meet the Man");
	expect(words).toContain("years experience 15+");
	expect(words).toContain("tattoos completed 5000+");
	expect(words).toContain("client satisfaction 98%");
	expect(words).toContain("average rating 5-star");
});

test("the philosophy is a quote, and six things set him apart", () => {
	expect(html).toContain("<blockquote");
	const apart = html.slice(html.indexOf("What Sets Me Apart"));
	expect(apart.match(/<h3/g)).toHaveLength(6);
});

test("it ends with the prompt to use the Book Consultation button", () => {
	expect(words).toContain("Use the Book Consultation button");
	expect(html.match(/href="\/consultation"[^>]*>Book Consultation/g)?.length).toBeGreaterThan(1);
});

test("it has its metadata, and the menu marks it as current", () => {
	expect(html).toMatch(/aria-current="page"[^>]*>About</);
	expect(html).toContain(`<link rel="canonical" href="${site.address}/about"/>`);
	expect(html).toContain("/pictures/share/about.");
});

const openChanged = openForOneTest();

test("another artist gives it a heading of her own, which search results and previews show too", async () => {
	const about = { ...documents.about, heading: "Meet the Artist" };
	const content = createContent({ ...documents, about });
	const changed = await openChanged("sqlite", {}, content);
	const { text } = await changed.call("/about");
	expect(text.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe("Meet the Artist");
	expect(text).toContain("<title>Meet the Artist | ");
	expect(text).not.toContain("Meet the Man");
	expect(await findShare(openContent(content), "about")).toMatchObject({
		title: "Meet the Artist",
	});
});

test("a document from before the heading could be changed keeps the one that it had", () => {
	const { heading, ...before } = documents.about;
	expect(checkDocument("about", before)).toMatchObject({ body: { ...before, heading } });
});
