import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents, replaceDocuments } from "../../../test/documents.ts";
import { readWords } from "../../../test/markup.ts";
import { openTestSite, type TestSite } from "../../../test/site.ts";

const batsAndPumpkin = documents["bats-and-pumpkin"];
const birdAndFloral = documents["bird-and-floral"];

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site?.close());

async function read(path: string) {
	const { status, text } = await site.call(path);
	expect(status).toBe(200);
	return { html: text, words: readWords(text) };
}

test.each(["/sleeves-largescale", "/bird-and-floral", "/bats-and-pumpkin"])(
	"%s asks for one picture before all others, and needs no style attribute",
	async (path) => {
		const { html } = await read(path);
		expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
		expect(html).not.toContain("style=");
	},
);

describe("/sleeves-largescale", () => {
	test("links to the tattoos and both projects, and announces more", async () => {
		const { html, words } = await read("/sleeves-largescale");
		expect(html).toMatch(/href="\/artwork\/tattoos"[^>]*>Back to Tattoos</);
		expect(html).toMatch(/href="\/bird-and-floral"[^>]*>Bird &amp; Floral 1\/2 Sleeve</);
		expect(html).toMatch(/href="\/bats-and-pumpkin"[^>]*>Bats &amp; Pumpkin Halloween Sleeve</);
		expect(words).toContain("More Projects Coming Soon");
	});

	test("names a lost picture by its title, which fits into its place", async () => {
		const without = await openTestSite("sqlite", {}, replaceDocuments({ pictures: {} }));
		const words = readWords((await without.call("/sleeves-largescale")).text);
		await without.close();
		for (const { title } of birdAndFloral.images.slice(0, 4)) {
			expect(words).toContain(`Image not found ${title} `);
		}
	});
});

describe("/bird-and-floral", () => {
	test("shows each picture as a slide with its caption and position", async () => {
		const { html, words } = await read("/bird-and-floral");
		expect(html).toContain('aria-roledescription="carousel"');
		const slides = html.split('aria-roledescription="slide"').slice(1);
		expect(slides).toHaveLength(birdAndFloral.images.length);
		for (const [at, { id, title, alt, description }] of birdAndFloral.images.entries()) {
			const slide = slides[at] ?? "";
			expect(slide).toContain(`aria-label="${title}, ${at + 1} of ${slides.length}"`);
			expect(slide).toContain(`alt="${alt}"`);
			expect(slide).toContain(`href="/bird-and-floral/${id}-`);
			expect(slide).toContain(`>${title}</h2>`);
			expect(words).toContain(description);
		}
		expect(words).toContain("1 of 5");
	});

	test("the first slide says 5-6 sessions", async () => {
		expect(birdAndFloral.images[0]?.duration).toBe("5-6 sessions");
		const { words } = await read("/bird-and-floral");
		expect(words).toContain(`Outer arm 5-6 sessions ${birdAndFloral.images[0]?.description}`);
	});

	test("describes the project", async () => {
		const { html, words } = await read("/bird-and-floral");
		expect(html).toContain("About This Project</h2>");
		expect(words).toContain(birdAndFloral.pageDescription);
		expect(words).toContain(birdAndFloral.projectDescription);
		expect(html).toMatch(/href="\/sleeves-largescale"[^>]*>Back to Sleeves</);
	});
});

describe("/bats-and-pumpkin", () => {
	test("names style, size and sessions", async () => {
		const { words } = await read("/bats-and-pumpkin");
		expect(words).toContain("Style Neo-Traditional Halloween");
		expect(words).toContain("Size Half Sleeve");
		expect(words).toContain("Sessions 4-6 sessions");
	});

	test("shows four photos, each with its caption and a link to its page", async () => {
		const { html, words } = await read("/bats-and-pumpkin");
		expect(html.match(/<figure/g)).toHaveLength(4);
		for (const { id, alt, title, description } of batsAndPumpkin.photos) {
			expect(words).toContain(`${title} ${description}`);
			expect(html).toContain(`href="/bats-and-pumpkin/${id}-`);
			expect(html).toContain(alt.replaceAll("'", "&#x27;"));
		}
	});

	test("describes the process", async () => {
		const { html, words } = await read("/bats-and-pumpkin");
		expect(html).toContain("Process</h2>");
		for (const paragraph of batsAndPumpkin.process) expect(words).toContain(paragraph);
	});
});
