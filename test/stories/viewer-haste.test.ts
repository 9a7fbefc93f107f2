import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { drawFrames, expectScale, openPlate, readScale, turnWheel, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();

async function openGuide() {
	const visitor = await visit(stories.browser, `${stories.site.address}/aftercare`, {
		size: desk,
		motion: true,
	});
	await whenReady(visitor.page);
	await openPlate(visitor.page, "Week 1");
	return visitor;
}

/** Longer than an animation and the library's timers take. */
async function expectRest(page: Page, scale: number): Promise<void> {
	await whenStill(page, 24);
	await expectScale(page, scale);
}

async function startAt(page: Page, scale: 1 | 1.5): Promise<void> {
	await page.keyboard.press("0");
	if (scale === 1.5) await page.keyboard.press("+");
	await expectScale(page, scale);
	await whenStill(page);
}

async function turnTwice(page: Page): Promise<void> {
	for (let notch = 0; notch < 2; notch++) await turnWheel(page, -100);
}

test("a key just after the wheel and a notch just after a key both count in full, keys add up, and a mouse takes over where they lead", async () => {
	const { page, leave } = await openGuide();
	for (const [key, frames, scale] of [
		["0", 0, 1],
		["+", 2, 2.08],
	] as const) {
		await startAt(page, 1.5);
		await turnTwice(page);
		await expectScale(page, 1.58);
		await drawFrames(page, frames);
		await page.keyboard.press(key);
		await expectRest(page, scale);
	}
	for (const [start, key, frames, deltaY, scale] of [
		[1, "+", 2, -100, 1.54],
		[1.5, "0", 5, -100, 1.04],
	] as const) {
		await startAt(page, start);
		await page.keyboard.press(key);
		await drawFrames(page, frames);
		await turnWheel(page, deltaY);
		await expectRest(page, scale);
	}
	await turnTwice(page);
	for (const key of ["0", "+", "+", "ArrowDown"]) await page.keyboard.press(key);
	await expectRest(page, 2);
	await page.keyboard.press("+");
	await page.mouse.down();
	expect(await readScale(page)).toBe(2.5);
	await page.mouse.up();
	await expectRest(page, 2.5);
	await leave();
});

const list = () => `${stories.site.address}/artwork/tattoos`;

const openKoi = (page: Page) => openPlate(page, "Koi climbing, color, forearm");

test("steps taken in one moment all count, two closings leave the list open, and Back with a step closes the viewer", async () => {
	const { page, complaints, leave } = await visit(stories.browser, list(), {
		size: desk,
		motion: true,
	});
	await whenReady(page);
	const viewer = page.getByRole("dialog");
	await openKoi(page);
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

	await openKoi(page);
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
