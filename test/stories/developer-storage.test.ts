import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { findTitle, rename, visitAsArtist } from "./artist.ts";
import { forbidStorage, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();
const [tattoo] = tattoos.map(({ title }) => title);
const [drawing] = drawings.map(({ title }) => title);
const cleared = "Unsaved Edits Cleared";

const open = (path: string, stored: Record<string, unknown> = {}) =>
	visitAsArtist(stories, path, { stored });
const renameFirst = <Item extends object>(list: Item[], title: string) =>
	list.map((item, at) => (at === 0 ? { ...item, title } : item));
const read = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const firstTitle = async (page: Page, key: string) =>
	JSON.parse((await read(page, key)) ?? "[{}]")[0].title;

test("the tattoos page clears its stored lists when it opens, reports lost edits, and restores them", async () => {
	const edited = renameFirst(tattoos, "Lost");
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", {
		stored: { tattoos_all: edited, tattoos_color: edited.slice(0, 3), tattoos_bg: [] },
	});
	await expect(page.getByText(cleared)).toBeVisible();
	for (const key of ["tattoos_all", "tattoos_color", "tattoos_bg"]) {
		expect(await read(page, key), key).toBeNull();
	}
	await expect(findTitle(page, tattoo)).toBeVisible();
	await page.getByRole("button", { name: "Bring Them Back" }).click();
	await expect(findTitle(page, "Lost")).toBeVisible();
	expect(await firstTitle(page, "tattoos_all")).toBe("Lost");
	await keepUntilLeft(page);
	await leave();
});

/** While a piece is open and the list is filtered, edits stay; not after leaving. */
async function keepUntilLeft(page: Page): Promise<void> {
	await rename(page, "Lost", "Edited");
	await page.getByRole("main").locator("a[aria-haspopup=dialog]").nth(1).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.getByRole("main").getByRole("link", { name: "All", exact: true }).click();
	await expect(findTitle(page, "Edited")).toBeVisible();
	expect(await firstTitle(page, "tattoos_all")).toBe("Edited");
	await page.getByRole("banner").getByRole("link", { name: "About" }).click();
	// The URL changes before the page does; going back by then would not leave the page.
	await expect(page.getByRole("heading", { level: 1, name: "Meet the Man" })).toBeVisible();
	await page.goBack();
	await expect(page.getByText(cleared)).toBeVisible();
	await expect(findTitle(page, tattoo)).toBeVisible();
	expect(await read(page, "tattoos_all")).toBeNull();
}

test("an edit of a drawing survives a reload, and two tabs show and keep each other's", async () => {
	const { page, context, leave } = await open("/artwork/drawings");
	const second = await context.newPage();
	await second.goto(page.url());
	await expect(findTitle(second, drawing)).toBeVisible();
	await findTitle(page, drawing).click();
	await page.keyboard.type(" here");
	await rename(second, drawings[1]?.title, "There");
	await page.keyboard.press("Enter");
	await expect(findTitle(second, `${drawing} here`)).toBeVisible();
	await expect(findTitle(page, "There")).toBeVisible();
	expect(await firstTitle(page, "drawings_all")).toBe(`${drawing} here`);
	await second.reload();
	await expect(findTitle(second, `${drawing} here`)).toBeVisible();
	await expect(findTitle(second, "There")).toBeVisible();
	await second.evaluate(() => localStorage.clear());
	await expect(page.getByText(drawing ?? "", { exact: true })).toBeVisible();
	await expect(findTitle(page, `${drawing} here`)).toHaveCount(0);
	await leave();
});

test("where the browser refuses storage, pages are as the site has them", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/healthz`,
	);
	await forbidStorage(page);
	for (const path of ["/artwork/tattoos", "/blog"]) {
		await page.goto(stories.site.address + path, { waitUntil: "domcontentloaded" });
		await whenReady(page);
		await expect(page.locator("main h1")).toBeVisible();
		expect(await page.locator("main a").count()).toBeGreaterThan(0);
	}
	expect(complaints).toEqual([]);
	await leave();
});
