import { afterAll, beforeAll, expect, test } from "vitest";
import { documents } from "../../test/documents.ts";
import { openForOneTest, openTestSite, type TestSite } from "../../test/site.ts";
import { checkDocument } from "../publishing/check-document.ts";
import { createContent, openContent } from "../publishing/content.server.ts";
import { findShare } from "../share/find-share.server.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

test("the philosophy is a quote, and six things set him apart", async () => {
	const { text } = await site.call("/about");
	expect(text).toContain("<blockquote");
	const apart = text.slice(text.indexOf("What Sets Me Apart"));
	expect(apart.match(/<h3/g)).toHaveLength(6);
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
