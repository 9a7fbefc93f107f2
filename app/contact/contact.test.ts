import { afterAll, beforeAll, expect, test } from "vitest";
import { readWords } from "../../test/markup.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

test("other questions can be asked by the listed means", async () => {
	const { text } = await site.call("/contact");
	const html = text.slice(text.indexOf("Have another question?"), text.indexOf("</main>"));
	expect(html).toMatch(/href="sms:\+19705550142"/);
	expect(html).toMatch(/href="mailto:studio@example\.com/);
	expect(html).toMatch(/href="#note"/);
	const words = readWords(html);
	expect(words).toContain("I can’t answer a note without an address.");
	expect(words).toMatch(/I keep your note and your email until you ask me to erase them/);
});
