import { afterAll, beforeAll, expect, test } from "vitest";
import { documents, replaceDocuments } from "../../test/documents.ts";
import { readWords } from "../../test/markup.ts";
import { openTestSite, type TestSite } from "../../test/site.ts";

let site: TestSite;
let html: string;
beforeAll(async () => {
	site = await openTestSite();
	const answer = await site.call("/drawing-and-deposit-policy");
	expect(answer.status).toBe(200);
	html = answer.text;
});
afterAll(() => site?.close());

function readSection(id: string): string {
	const from = html.indexOf(`id="${id}"`);
	return readWords(html.slice(html.lastIndexOf("<", from), html.indexOf("</section>", from)));
}

test.each([
	[
		"deposits",
		"Deposits",
		[
			"A $100 deposit is required before I start design work.",
			"It goes toward the total.",
			"It is non-refundable once design begins.",
			"It is non-transferable.",
			"It is forfeited on a no-call/no-show or a very late arrival.",
		],
	],
	[
		"drawing",
		"Drawing",
		[
			"up to 3 design changes",
			"1 full rework or new design",
			"2 small edits of at most 25% of the size",
			"Further edits incur a drawing fee. It is added to the first session or the final cost.",
		],
	],
	[
		"scheduling",
		"Scheduling",
		[
			"I book 2-4 weeks out",
			"within 24 hours",
			"You are 18+ and bring valid ID. No exceptions, even with parental consent.",
			"One support person",
			"Texts are answered within minutes. A no-call/no-show or a very late arrival costs the deposit.",
		],
	],
	[
		"pricing",
		"Pricing",
		[
			"$150-180/hr",
			"Time is counted from the start of work.",
			"No time is added for breaks, setup or teardown.",
			"3 hours of work $450-540",
			"Left to pay $350-440",
		],
	],
])("the section on %s has every rule", (id, title, rules) => {
	const words = readSection(id);
	expect(words).toContain(title);
	for (const rule of rules) expect(words).toContain(rule);
});

test("the former URL redirects permanently", async () => {
	for (const method of ["GET", "HEAD"]) {
		const { status, headers } = await site.call("/drawing-deposit-policy", { method });
		expect(status).toBe(301);
		expect(headers.location).toBe("/drawing-and-deposit-policy");
	}
	expect(html).toContain(
		`<link rel="canonical" href="${site.address}/drawing-and-deposit-policy"/>`,
	);
	expect(html).toContain("/pictures/share/drawing-and-deposit-policy.");
});

test("the hours of the example are filled in everywhere", async () => {
	const { policy } = documents;
	const content = replaceDocuments({ policy: { ...policy, lead: "Such as {hours} hours." } });
	const site = await openTestSite("sqlite", {}, content);
	const { text } = await site.call("/drawing-and-deposit-policy");
	expect(text).toContain(`Such as ${policy.example.hours} hours.`);
	await site.close();
});
