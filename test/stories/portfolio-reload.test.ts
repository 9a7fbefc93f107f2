import type { Page } from "playwright-core";
import { test } from "vitest";
import { fillPortfolio } from "../portfolios.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const count = 5_000;
const stories = prepareStories(fillPortfolio(count));
const tattoos = () => `${stories.site.address}/artwork/tattoos`;

const findPlate = (page: Page, piece: number) =>
	page.locator("main ol > li", { hasText: `Piece ${piece},` }).getByRole("link");

async function scrollTo(page: Page, piece: number): Promise<void> {
	await page.evaluate(async (words) => {
		const isHere = () => document.querySelector("main")?.textContent?.includes(words);
		while (!isHere()) {
			window.scrollTo(0, document.documentElement.scrollHeight);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}, `Piece ${piece},`);
	await findPlate(page, piece).evaluate((plate) => plate.scrollIntoView({ block: "center" }));
	const onPage = Math.ceil(piece / 12);
	await expect(page).toHaveURL(onPage > 1 ? `${tattoos()}?page=${onPage}` : tattoos());
}

const findTop = async (page: Page, piece: number) =>
	(await findPlate(page, piece).boundingBox())?.y ?? Number.NaN;

test("on a phone Back and a reload far down the list return to the same piece, and those above load on scrolling up", async () => {
	const { page, complaints, leave } = await visit(stories.browser, tattoos());
	await whenReady(page);
	await scrollTo(page, 40);
	const before = await findTop(page, 40);
	await comeBackFromViewer(page);
	await comeBackFromOtherPage(page, before);
	await comeBackFromReloadedPiece(page);
	await reload(page);
	await scrollUp(page);
	expect(complaints).toEqual([]);
	await leave();
});

const findViewer = (page: Page) => page.getByRole("dialog");

async function comeBackFromViewer(page: Page): Promise<void> {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data")) asked.push(request.url());
	});
	await findPlate(page, 40).click();
	await expect(findViewer(page)).toContainText("40 of 5000");
	await page.goBack();
	await expect(findViewer(page)).toBeHidden();
	await expect(page).toHaveURL(`${tattoos()}?page=4`);
	await expect(findPlate(page, 40)).toBeFocused();
	expect(asked).toEqual([]);
}

async function comeBackFromOtherPage(page: Page, before: number): Promise<void> {
	await page.getByRole("link", { name: "Front Range Linework" }).first().click();
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
	await page.goBack();
	await expect(page).toHaveURL(`${tattoos()}?page=4`);
	await expect.poll(() => findTop(page, 40)).toBeCloseTo(before, -1);
	await expect(findPlate(page, 1)).toBeAttached();
}

async function comeBackFromReloadedPiece(page: Page): Promise<void> {
	await findPlate(page, 40).click();
	await expect(findViewer(page)).toContainText("40 of 5000");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Piece 40,");
	await whenReady(page);
	await page.goBack();
	await expect(page).toHaveURL(`${tattoos()}?page=4`);
	await expect(findPlate(page, 40)).toBeInViewport();
}

async function reload(page: Page): Promise<void> {
	await scrollTo(page, 40);
	const before = await findTop(page, 40);
	const entries = await page.evaluate(() => history.length);
	await page.reload();
	expect(Math.abs((await findTop(page, 40)) - before)).toBeLessThan(8);
	await whenReady(page);
	await expect(findPlate(page, 40)).toBeInViewport();
	expect(await page.evaluate(() => history.length)).toBe(entries);
}

async function scrollUp(page: Page): Promise<void> {
	await findPlate(page, 37).scrollIntoViewIfNeeded();
	await expect(findPlate(page, 36)).toBeAttached();
	await expect(findPlate(page, 37)).toBeInViewport();
	for (const piece of [25, 24, 13, 12, 1]) {
		await findPlate(page, piece).scrollIntoViewIfNeeded();
		await expect(findPlate(page, piece)).toBeInViewport();
	}
	await expect(page.getByRole("link", { name: "Previous page" })).toHaveCount(0);
	await expect(page).toHaveURL(tattoos());
}
