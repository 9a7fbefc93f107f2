import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { prepareArtist, readStored } from "./artist.ts";
import { phone, prepareStories } from "./browser.ts";
import { expect } from "./expect.ts";

const birdAndFloral = documents["bird-and-floral"];
const drawings = documents.drawings.pieces;
const portfolioCategories = documents["portfolio-categories"];
const tattoos = documents.tattoos.pieces;

const stories = prepareStories();
const { open, takeComplaints } = prepareArtist(stories);
const local = "portfolio_categories";
const permanent = "portfolio_categories_permanent";

const findCards = (page: Page) => page.locator("main ul").last().getByRole("article");

test("a name that is no picture's keeps no category from being edited", async () => {
	const stored = {
		[local]: portfolioCategories.map((one, at) =>
			at === 0 ? { ...one, image: "a".repeat(20_000) } : { ...one, title: `Mine ${at}` },
		),
	};
	const page = await open("/artwork/categories", { stored });
	const titles = [portfolioCategories[0]?.title ?? "", "Mine 1", "Mine 2", "Mine 3"];
	for (const [at, title] of titles.entries()) {
		const editor = findCards(page)
			.nth(at)
			.getByRole("button", { name: /^Edit title/ });
		await expect(editor).toHaveText(title);
	}
	expect(takeComplaints()).toEqual([expect.stringMatching(/old placeholder images/)]);
});

test("of thousands of stored categories a hundred are shown, and all stay stored", async () => {
	const many = Array.from({ length: 20_000 }, (_, at) => ({
		id: at + 1,
		title: "T",
		image: "covers/tattoos",
	}));
	const page = await open("/artwork", { on: false, stored: { [permanent]: many } });
	await expect(findCards(page)).toHaveCount(100, { timeout: 30_000 });
	await page.goto(`${stories.site.address}/artwork/categories`);
	await expect(findCards(page)).toHaveCount(100, { timeout: 30_000 });
	expect(await readStored(page, permanent)).toHaveLength(20_000);
	for (const complaint of takeComplaints()) {
		expect(complaint).toMatch(/19900 stored categories are not shown/);
	}
});

test("an invisible title falls back to the site's, in its link too", async () => {
	const stored = { [permanent]: [{ id: 1, title: "\u200b" }] };
	const page = await open("/artwork/categories", { stored });
	const own = portfolioCategories[0]?.title ?? "";
	await expect(findCards(page).first().getByRole("heading")).toHaveText(new RegExp(`${own}$`));
	await expect(page.getByRole("link", { name: `View ${own}`, exact: true })).toBeVisible();
});

test("endless words in titles leave the tattoos usable, on the narrowest screen too", async () => {
	const title = "W".repeat(20_000);
	const stored = { tattoos_all_permanent: tattoos.map((one) => ({ ...one, title })) };
	const size = { ...phone, width: 320 };
	const page = await open("/artwork/tattoos", { size, stored });
	const first = page.getByRole("main").getByRole("article").first();
	await first.getByRole("button", { name: /^Edit title/ }).click();
	await expect(first.getByRole("textbox")).toHaveValue("W".repeat(1_000));
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const endless = "W".repeat(63);
const overLong = <Item extends object>(list: Item[], patch: object = {}) =>
	list.map((item, at) => (at === 0 ? { ...item, title: endless, ...patch } : item));

test.each([
	["/artwork/tattoos", { tattoos_all_permanent: overLong(tattoos) }],
	["/artwork/drawings", { drawings_all: overLong(drawings) }],
	["/artwork", { [permanent]: overLong(portfolioCategories, { description: endless }) }],
	["/artwork/categories", { [permanent]: overLong(portfolioCategories) }],
	[
		"/bird-and-floral",
		{
			"bird-and-floral-data": {
				pageTitle: endless,
				pageDescription: endless,
				projectTitle: endless,
				projectDescription: endless,
				images: overLong(birdAndFloral.images, { description: endless, duration: endless }),
			},
		},
	],
])("with the mode off, a word that has no end breaks on %s", async (path, stored) => {
	const page = await open(path, { on: false, size: phone, stored });
	await expect(page.getByText(endless).first()).toBeVisible();
	const widths = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
	await expect.poll(widths).toEqual([390, 390]);
	const pieces = page.getByRole("main").locator("a[aria-haspopup=dialog]");
	if ((await pieces.count()) === 0) return;
	for (const at of [0, 1]) {
		await pieces.nth(at).click();
		const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
		await expect(close).toBeInViewport({ ratio: 1 });
		await expect.poll(widths).toEqual([390, 390]);
		await close.click();
		await expect(close).toHaveCount(0);
	}
});

test("a single piece is counted as one", async () => {
	const [tattoo] = tattoos;
	const page = await open("/artwork/tattoos", { stored: { tattoos_all_permanent: [tattoo] } });
	await page.getByText("Debug info").click();
	await expect(page.getByText("1 id in order", { exact: true })).toBeVisible();
});
