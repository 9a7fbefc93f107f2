import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { expectScale, openPlate, readScale, turnWheel, whenStill } from "./viewer.ts";

const stories = prepareStories();

async function wheelTo(page: Page, scale: number): Promise<void> {
	await page.keyboard.press("0");
	await expectScale(page, 1);
	await page.waitForTimeout(250);
	for (let at = 1; at < scale - 0.01; at += 0.04) await turnWheel(page, -100);
	await expectScale(page, scale);
}

async function openGuide() {
	const visitor = await visit(stories.browser, `${stories.site.address}/aftercare`, { size: desk });
	await whenReady(visitor.page);
	await openPlate(visitor.page, "Week 1");
	return visitor;
}

async function expectRest(page: Page, scale: number): Promise<void> {
	await page.waitForTimeout(400);
	await whenStill(page);
	await expectScale(page, scale);
}

test("a key just after the wheel has its full way", async () => {
	const { page, leave } = await openGuide();
	for (const [key, scale] of [
		["0", 1],
		["+", 2.02],
		["-", 1.02],
	] as const) {
		for (const wait of [0, 40, 90]) {
			await wheelTo(page, 1.52);
			await page.waitForTimeout(wait);
			await page.keyboard.press(key);
			await expectRest(page, scale);
		}
	}
	await leave();
});

test("a notch just after a key goes on from where that leads", async () => {
	const { page, leave } = await openGuide();
	for (const [key, deltaY, scale] of [
		["+", -100, 1.54],
		["+", 100, 1.46],
		["0", -100, 1.04],
	] as const) {
		for (const wait of [0, 30, 80]) {
			await wheelTo(page, key === "0" ? 1.2 : 1);
			await page.waitForTimeout(250);
			await page.keyboard.press(key);
			await page.waitForTimeout(wait);
			await turnWheel(page, deltaY);
			await expectRest(page, scale);
		}
	}
	await leave();
});

test("keys add up, and a mouse takes over where they lead", async () => {
	const { page, leave } = await openGuide();
	await wheelTo(page, 1.4);
	await page.keyboard.press("0");
	await page.keyboard.press("+");
	await page.keyboard.press("+");
	await page.keyboard.press("ArrowDown");
	await expectRest(page, 2);
	await page.keyboard.press("+");
	await page.mouse.down();
	expect(await readScale(page)).toBe(2.5);
	await page.mouse.up();
	await expectRest(page, 2.5);
	await leave();
});

const list = () => `${stories.site.address}/artwork/tattoos`;

/** Opens the second piece; what is then done in the page happens before anything is drawn. */
async function openPiece() {
	const visitor = await visit(stories.browser, list(), { size: desk });
	await whenReady(visitor.page);
	await openPlate(visitor.page, "Koi climbing, color, forearm");
	return visitor;
}

test("steps taken in one moment all count, and two closings in one moment leave the list open", async () => {
	const { page, complaints, leave } = await openPiece();
	const viewer = page.getByRole("dialog");
	await page.evaluate(() => {
		const next = document.querySelector<HTMLElement>("dialog [aria-label=Next]");
		for (let step = 0; step < 3; step++) next?.click();
	});
	await expect(viewer).toContainText("5 of 53");
	await page.evaluate(() => {
		const close = document.querySelector<HTMLElement>("dialog [aria-label=Close]");
		for (let time = 0; time < 2; time++) close?.click();
	});
	await expect(viewer).toBeHidden();
	await whenStill(page);
	await expect(page).toHaveURL(list());
	expect(complaints).toEqual([]);
	await leave();
});

test("Back in the same moment as a step closes the viewer", async () => {
	const { page, complaints, leave } = await openPiece();
	const viewer = page.getByRole("dialog");
	await page.evaluate(() => {
		document.querySelector<HTMLElement>("dialog [aria-label=Next]")?.click();
		history.back();
	});
	await expect(viewer).toBeHidden();
	await expect(page).toHaveURL(list());
	await page.goForward();
	await expect(viewer).toContainText("3 of 53");
	expect(complaints).toEqual([]);
	await leave();
});
