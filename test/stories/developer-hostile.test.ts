import { test } from "vitest";
import { documents } from "../documents.ts";
import { prepareArtist } from "./artist.ts";
import { phone, prepareReadOnlyStories } from "./browser.ts";
import { expect } from "./expect.ts";

const birdAndFloral = documents["bird-and-floral"];
const drawings = documents.drawings.pieces;
const portfolioCategories = documents["portfolio-categories"];
const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();
const { open } = prepareArtist(stories);
const permanent = "portfolio_categories_permanent";

test("endless words in titles leave the tattoos usable, on the narrowest screen too", async () => {
	const title = "W".repeat(20_000);
	const stored = { tattoos_all_permanent: tattoos.map((one) => ({ ...one, title })) };
	const size = { ...phone, width: 320 };
	const page = await open("/artwork/tattoos", { size, stored });
	const first = page.getByRole("main").getByRole("article").first();
	await first.getByRole("button", { name: /^Edit title/ }).click();
	await expect(first.getByRole("textbox")).toHaveValue("W".repeat(1_200));
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const endless = "W".repeat(63);
const overLong = <Item extends object>(list: Item[], patch: object = {}) =>
	list.map((item, at) => (at === 0 ? { ...item, title: endless, ...patch } : item));

const longWords: Record<string, Record<string, unknown>> = {
	"/artwork/tattoos": { tattoos_all_permanent: overLong(tattoos) },
	"/artwork/drawings": { drawings_all: overLong(drawings) },
	"/artwork": { [permanent]: overLong(portfolioCategories, { description: endless }) },
	"/artwork/categories": {},
	"/bird-and-floral": {
		"bird-and-floral-data": {
			pageTitle: endless,
			pageDescription: endless,
			projectTitle: endless,
			projectDescription: endless,
			images: overLong(birdAndFloral.images, { description: endless, duration: endless }),
		},
	},
};

test("with the mode off, a word that has no end breaks on every page", async () => {
	const stored = Object.assign({}, ...Object.values(longWords));
	const page = await open("/artwork/tattoos", { on: false, size: phone, stored });
	const widths = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
	for (const path of Object.keys(longWords)) {
		if (!page.url().endsWith(path)) await page.goto(stories.site.address + path);
		await expect(page.getByText(endless).first(), path).toBeVisible();
		await expect.poll(widths, path).toEqual([390, 390]);
		const pieces = page.getByRole("main").locator("a[aria-haspopup=dialog]");
		if ((await pieces.count()) === 0) continue;
		await pieces.first().click();
		const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
		await expect(close).toBeInViewport({ ratio: 1 });
		await expect.poll(widths).toEqual([390, 390]);
		await close.press("Enter");
		await expect(close).toHaveCount(0);
	}
});
