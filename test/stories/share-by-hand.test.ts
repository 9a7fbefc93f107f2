import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { openPlate, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();
const list = "/artwork/tattoos";
const koi = { title: "Koi climbing, color, forearm", path: `${list}/2-koi-climbing-color-forearm` };
const raven = `${list}/3-raven-and-moon-black-and-gray-outer-forearm`;

async function visitUnshared(path: string, size: typeof phone) {
	const visitor = await visit(stories.browser, stories.site.address + path, { size });
	const { page } = visitor;
	await whenReady(page);
	await page.evaluate(() => {
		for (const way of ["share", "clipboard"])
			Object.defineProperty(navigator, way, { configurable: true });
	});
	return { ...visitor, viewer: page.getByRole("dialog"), words: page.getByText("Copy This Link") };
}

const pressShare = (page: Page) =>
	page
		.getByRole("link", { name: /^Share/ })
		.last()
		.click();

test("a link to be copied by hand stays while its piece is open; one whose copying fails late is not offered at another piece", async () => {
	const { page, viewer, words, complaints, leave } = await visitUnshared(list, phone);
	await openPlate(page, koi.title);
	await pressShare(page);
	await expect(viewer.getByText(stories.site.address + koi.path)).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("3 of 53");
	await expect(words).toBeHidden();
	await page.keyboard.press("ArrowLeft");
	await expect(viewer).toContainText("2 of 53");
	await expect(words).toBeHidden();
	await pressShare(page);
	await expect(words).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
	await expect(words).toBeHidden();

	await page.evaluate(() => {
		const writeText = () => new Promise((_, refuse) => Object.assign(window, { refuse }));
		Object.defineProperty(navigator, "clipboard", { value: { writeText } });
	});
	const refuse = () => page.evaluate(() => Reflect.get(window, "refuse")());
	await openPlate(page, koi.title);
	await pressShare(page);
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("3 of 53");
	await refuse();
	await expect(words).toBeHidden();
	await pressShare(page);
	await refuse();
	await expect(viewer.getByText(stories.site.address + raven)).toBeVisible();
	expect(complaints).toEqual([]);
	await leave();
});

test("it disappears with the piece's own page, and when another piece opens", async () => {
	const { page, viewer, words, complaints, leave } = await visitUnshared(koi.path, desk);
	const heading = page.getByRole("heading", { level: 1 });
	await pressShare(page);
	await expect(words).toBeVisible();
	await page.locator("a[aria-haspopup=dialog]").click();
	await expect(viewer).toContainText("2 of 53");
	await whenStill(page);
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("3 of 53");
	await expect(words).toBeHidden();
	await page.keyboard.press("Escape");
	await expect(viewer).toBeHidden();
	await pressShare(page);
	await expect(words).toBeVisible();
	await page.getByRole("link", { name: /^Next piece/ }).click();
	await expect(page).toHaveURL(stories.site.address + raven);
	await expect(heading).not.toHaveText(koi.title);
	await expect(words).toBeHidden();
	await pressShare(page);
	await expect(words).toBeVisible();
	await page.getByRole("link", { name: "Back to Tattoos" }).first().click();
	await expect(heading).toHaveText("Tattoos");
	await expect(words).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});
