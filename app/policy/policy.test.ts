import { afterAll, beforeAll, expect, test } from "vitest";
import { documents, replaceDocuments } from "../../test/documents.ts";
import { readWords } from "../../test/markup.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
let words: string;
beforeAll(async () => {
	site = await openTestSite();
	const answer = await site.call("/drawing-and-deposit-policy");
	words = readWords(answer.text);
});
afterAll(() => site?.close());

test("the page works out an example of the price", () => {
	expect(words).toContain("3 hours of work $450-540");
	expect(words).toContain("Left to pay $350-440");
});

test("the former URL redirects permanently", async () => {
	for (const method of ["GET", "HEAD"]) {
		const { status, headers } = await site.call("/drawing-deposit-policy", { method });
		expect(status).toBe(301);
		expect(headers.location).toBe("/drawing-and-deposit-policy");
	}
});

test("the hours of the example are filled in everywhere", async () => {
	const { policy } = documents;
	const content = replaceDocuments({ policy: { ...policy, lead: "Such as {hours} hours." } });
	const site = await openTestSite("sqlite", {}, content);
	const { text } = await site.call("/drawing-and-deposit-policy");
	expect(text).toContain(`Such as ${policy.example.hours} hours.`);
	await site.close();
});
