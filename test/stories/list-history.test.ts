import type { Locator, Page } from "playwright-core";
import { describe, test } from "vitest";
import { documents, replaceDocuments } from "../documents.ts";
import { desk, phone, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { openDialog } from "./form.ts";
import { whenStill } from "./viewer.ts";

const drawings = documents.drawings.pieces;

/** The built-in list, with enough pieces for a second page of one filter. */
const abstract = drawings.filter(({ category }) => category === "abstract");
const many = Array.from({ length: 20 }, (_, index) => ({
	...(abstract[index % abstract.length] as (typeof drawings)[number]),
	id: 100 + index,
}));
const stories = prepareStories(
	replaceDocuments({
		drawings: { ...documents.drawings, pieces: [...drawings, ...many] },
	}),
);
const studio = "Front Range Linework";
const listTitle = "Tattoos in Northern Colorado";
const list = "/artwork/tattoos";
const address = (path: string) => stories.site.address + path;

async function visitList(path = list, size = desk) {
	const visitor = await visit(stories.browser, address(path), { size, motion: true });
	const { page } = visitor;
	await whenReady(page);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes(".data")) asked.push(request.url());
	});
	return { ...visitor, asked };
}

const findPlate = (page: Page, piece: number) => page.locator(`#piece-${piece} a`).first();

async function scrollTo(page: Page, piece: number, where: RegExp | string): Promise<void> {
	await page.evaluate(async (id) => {
		while (!document.getElementById(id)) {
			window.scrollTo(0, document.documentElement.scrollHeight);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}, `piece-${piece}`);
	// The URL does not follow a scroll that comes while a dialog closes, but the next one.
	await expect(async () => {
		await findPlate(page, piece).evaluate((plate) => {
			plate.scrollIntoView({ block: "center" });
			dispatchEvent(new Event("scroll"));
		});
		await expect(page).toHaveURL(where, { timeout: 1_000 });
	}).toPass();
}

/** The page is too busy to draw the navigation before the scroll counts as ended. */
async function clickWhileScrolling(page: Page, link: Locator): Promise<void> {
	await page.evaluate(async () => {
		const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
		window.scrollTo(0, 0);
		await scrolled;
	});
	await link.evaluate((element: HTMLElement) => {
		element.click();
		const end = performance.now() + 200;
		while (performance.now() < end);
	});
}

const titleOf = (piece: number) =>
	documents.tattoos.pieces.find(({ id }) => id === piece)?.title ?? "";

const findTop = (page: Page, piece: number) =>
	findPlate(page, piece).evaluate((plate) => plate.getBoundingClientRect().top);

async function expectPlate(page: Page, piece: number, top: number): Promise<void> {
	await expect(findPlate(page, piece)).toBeInViewport();
	await expect.poll(async () => Math.abs((await findTop(page, piece)) - top)).toBeLessThan(8);
}

async function expectTold(page: Page, title: string, path: string): Promise<void> {
	await expect(page).toHaveTitle(`${title} | ${studio}`);
	const canonical = page.locator("link[rel=canonical]");
	await expect(canonical).toHaveAttribute("href", address(path));
	await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", address(path));
}

describe("Forward, after the list's URL has changed,", () => {
	test("reopens the viewer after a walk, without a connection too", async () => {
		const { page, context, asked, complaints, leave } = await visitList();
		await findPlate(page, 10).click();
		const viewer = page.getByRole("dialog");
		await expect(viewer).toContainText("10 of 53");
		for (let at = 11; at <= 15; at++) {
			await page.keyboard.press("ArrowRight");
			await expect(viewer).toContainText(`${at} of 53`);
		}
		await whenStill(page);
		const piece = page.url();
		await page.goBack();
		await expect(viewer).toBeHidden();
		await expect(page).toHaveURL(address(`${list}?page=2`));
		await context.setOffline(true);
		await page.goForward();
		await expect(viewer).toContainText("15 of 53");
		await expect(page).toHaveURL(piece);
		await page.goBack();
		await expect(viewer).toBeHidden();
		await expect(page).toHaveURL(address(`${list}?page=2`));
		await expect(findPlate(page, 15)).toBeFocused();
		expect(asked).toEqual([]);
		expect(complaints).toEqual([]);
		await leave();
	});

	test("reopens the viewer after scrolling and after a reload; URL and title are those of the visible page, and of the open piece", async () => {
		const { page, asked, leave } = await visitList();
		const viewer = page.getByRole("dialog");
		await expectTold(page, listTitle, list);
		await findPlate(page, 1).click();
		await expect(viewer).toContainText("1 of 53");
		await whenStill(page);
		await page.goBack();
		await expect(viewer).toBeHidden();
		await scrollTo(page, 28, /page=3$/);
		await expectTold(page, `${listTitle}, page 3`, `${list}?page=3`);
		const top = await findTop(page, 28);
		await page.goForward();
		await expect(viewer).toContainText("1 of 53");
		await expectTold(page, titleOf(1), new URL(page.url()).pathname);
		await page.goBack();
		await expect(viewer).toBeHidden();
		await expectPlate(page, 28, top);
		await expect(page).toHaveURL(address(`${list}?page=3`));
		await expectTold(page, `${listTitle}, page 3`, `${list}?page=3`);

		await scrollTo(page, 15, /page=2$/);
		await findPlate(page, 28).click();
		await expect(viewer).toContainText("28 of 53");
		await expectTold(page, titleOf(28), new URL(page.url()).pathname);
		await whenStill(page);
		await page.goBack();
		await expect(viewer).toBeHidden();
		await scrollTo(page, 28, /page=3$/);
		await page.reload();
		await whenReady(page);
		await expectTold(page, `${listTitle}, page 3`, `${list}?page=3`);
		await page.goForward();
		await expect(viewer).toContainText("28 of 53");
		await page.goBack();
		await expect(viewer).toBeHidden();
		await expectTold(page, `${listTitle}, page 3`, `${list}?page=3`);
		expect(asked).toEqual([]);

		await scrollTo(page, 40, /page=4$/);
		await expectTold(page, `${listTitle}, page 4`, `${list}?page=4`);
		const farDown = await findTop(page, 40);
		await page.getByRole("link", { name: "Front Range Linework" }).first().click();
		await expect(page).not.toHaveTitle(/^Tattoos/);
		const canonical = page.locator("link[rel=canonical]");
		await expect(canonical).toHaveAttribute("href", address("/"));
		await page.goBack();
		await expectPlate(page, 40, farDown);
		await leave();
	});

	test("reopens the consultation under the URL of the visible page", async () => {
		const { page, context, asked, complaints, leave } = await visitList(list, phone);
		const dialog = await openDialog(page);
		await page.goBack();
		await expect(dialog).toBeHidden();
		await scrollTo(page, 28, /page=3$/);
		const top = await findTop(page, 28);
		await context.setOffline(true);
		await page.goForward();
		await expect(dialog).toBeVisible();
		await expect(page).toHaveURL(address(`${list}?page=3`));
		await page.goBack();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(address(`${list}?page=3`));
		await expectPlate(page, 28, top);
		expect(asked).toEqual([]);
		expect(complaints).toEqual([]);
		await leave();
	});
});

test("URL and title are those of the whole list where a part of it is shown", async () => {
	const whole = "/artwork/drawings";
	const { page, leave } = await visitList(`${whole}?filter=abstract`);
	await scrollTo(page, 119, /filter=abstract&page=2$/);
	await expectTold(page, "Available Drawings, Abstract, page 2", whole);
	await clickWhileScrolling(page, page.getByRole("link", { name: "All", exact: true }));
	await expectTold(page, "Available Drawings", whole);
	await leave();
});

describe("a reload returns to the same piece", () => {
	test("after Skip to content, which loads nothing far down the list", async () => {
		const { page, asked, leave } = await visitList();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.locator("#content")).toBeFocused();
		await scrollTo(page, 28, /page=3$/);
		await page.getByRole("link", { name: "Skip to content" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.locator("#content")).toBeFocused();
		await expect(page).toHaveURL(new RegExp(`${list}(#content)?$`));
		await expectTold(page, listTitle, list);
		expect(asked).toEqual([]);

		await scrollTo(page, 28, /page=3$/);
		const top = await findTop(page, 28);
		await page.reload();
		await whenReady(page);
		await expectPlate(page, 28, top);
		await leave();
	});

	test("where the URL was opened again over itself", async () => {
		const { page, leave } = await visitList(`${list}?page=3#piece-30`);
		await page.goto(address(`${list}?page=3#piece-30`));
		await scrollTo(page, 40, /page=4$/);
		const top = await findTop(page, 40);
		await page.reload();
		await whenReady(page);
		await expectPlate(page, 40, top);
		await leave();
	});
});
