import type { Locator, Page } from "playwright-core";
import { expect as expectValue, test } from "vitest";
import { findBar, pickUp, visitAsArtist } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories, stopClock } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const original = ["Aftercare", "Industry", "History", "Client Stories", "Technique"];

async function visitBlog(size = desk) {
	const visitor = await visitAsArtist(stories, "/blog", { size });
	const { page } = visitor;
	const grid = page.getByRole("navigation", { name: "Categories" });
	await expect(grid.getByRole("button")).toHaveCount(5);
	await expect(grid).toContainText("Industry3 posts");
	await expect(findBar(page).getByText("Order of categories")).toBeAttached();
	await grid.scrollIntoViewIfNeeded();
	return {
		...visitor,
		grid,
		dragged: grid.locator("[data-dragging=true]"),
		handle: (name: string) => grid.getByRole("button", { name: `Move ${name}`, exact: true }),
		item: (name: string) => grid.getByRole("listitem").filter({ hasText: name }),
		expectOrder: (names: string[]) =>
			expect(grid.getByRole("link")).toHaveText(names.map((name) => new RegExp(`^${name}`))),
		said: page.locator("[aria-live=assertive][role=status]"),
	};
}

async function pressAndMove(page: Page, box: Box, pixels: number): Promise<void> {
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width / 2 + pixels, box.y + box.height / 2);
}

async function step(moved: Locator, key: "ArrowUp" | "ArrowLeft" | "ArrowRight"): Promise<void> {
	const before = (await moved.boundingBox()) ?? nowhere;
	await moved.page().keyboard.press(key);
	const x = { ArrowUp: 0, ArrowLeft: -25, ArrowRight: 25 }[key];
	const to = { x: before.x + x, y: before.y + (x ? 0 : -25) };
	await expect.poll(() => moved.boundingBox()).toMatchObject(to);
}

type Box = { x: number; y: number; width: number; height: number };
const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

test("on a desk a category moves by keyboard, is announced, and the bar tells and resets the order; with a mouse a press of 6 pixels is a drag", async () => {
	const visitor = await visitBlog();
	const { page, handle, item, dragged, grid, said, expectOrder, complaints, leave } = visitor;
	const bar = findBar(page);
	const state = bar.getByRole("paragraph").filter({ hasText: "Order of categories" });
	await expect(state).toContainText("as on the site");
	await pickUp(handle("Aftercare"), "Space", "Picked up Aftercare. Position 1 of 5.");
	await expect(dragged).toHaveCount(1);
	const { width } = (await item("Industry").boundingBox()) ?? nowhere;
	for (let gone = 25; gone <= width / 2; gone += 25) await step(item("Aftercare"), "ArrowRight");
	await expect(said).toHaveText("Picked up Aftercare. Position 1 of 5.");
	await step(item("Aftercare"), "ArrowRight");
	await expect(said).toHaveText("Aftercare. Position 2 of 5.");
	await page.keyboard.press("Space");
	await expect(said).toHaveText("Put down Aftercare. Position 2 of 5.");
	const changed = ["Industry", "Aftercare", "History", "Client Stories", "Technique"];
	await expectOrder(changed);
	await expect(handle("Aftercare")).toBeFocused();
	await expect(state).toContainText("lasts until this page is reloaded");
	// This order cannot be saved, so the bar must not call it unsaved.
	await expect(bar.getByRole("status")).toHaveText("Edited here");
	await expect(bar.getByRole("button", { name: /^Save permanently/ })).toHaveCount(0);

	await pickUp(handle("Aftercare"), "Enter", "Picked up Aftercare. Position 2 of 5.");
	await step(item("Aftercare"), "ArrowLeft");
	await page.keyboard.press("Escape");
	await expect(said).toHaveText("Aftercare stays where it was. Position 2 of 5.");

	await stopClock(page);
	await bar.getByRole("button", { name: /^Reset/ }).click();
	await expectOrder(original);
	await page.getByRole("button", { name: "Undo" }).click();
	await expectOrder(changed);
	await page.clock.resume();
	await grid.getByRole("link", { name: "Aftercare" }).press("Enter");
	await expect(page).toHaveURL(/\/blog\/aftercare$/);

	await page.goto(`${stories.site.address}/blog`);
	await expectOrder(original);
	await expect(grid.getByRole("button")).toHaveCount(5);
	await grid.scrollIntoViewIfNeeded();
	await moveByMouse(visitor);
	expectValue(complaints).toEqual([]);
	await leave();
});

type Blog = Awaited<ReturnType<typeof visitBlog>>;

/** A press of 4 pixels is a click, one of 6 a drag, which follows no link. */
async function moveByMouse({ page, item, dragged, grid, said, expectOrder }: Blog): Promise<void> {
	const history = (await item("History").boundingBox()) ?? nowhere;
	for (const cancelled of [false, true]) {
		await pressAndMove(page, history, 40);
		await expect(dragged).toHaveCount(1);
		if (cancelled) await page.keyboard.press("Escape");
		if (cancelled) await expect(dragged).toHaveCount(0);
		await page.mouse.move(history.x + history.width / 2, history.y + history.height / 2);
		await page.mouse.up();
		await expect(dragged).toHaveCount(0);
		await expectOrder(original);
	}
	const box = (await item("Aftercare").boundingBox()) ?? nowhere;
	await pressAndMove(page, box, 6);
	await expect(dragged).toHaveCount(1);
	await page.mouse.up();
	await expect(dragged).toHaveCount(0);
	await expectOrder(original);

	await pressAndMove(page, box, 6);
	await page.mouse.move(box.x + box.width * 1.5, box.y + 20, { steps: 8 });
	await expect(said).toHaveText("Aftercare. Position 2 of 5.");
	await page.mouse.up();
	await expectOrder(["Industry", "Aftercare", "History", "Client Stories", "Technique"]);
	await expect(page).toHaveURL(/\/blog$/);

	const link = (await grid.getByRole("link", { name: "History" }).boundingBox()) ?? nowhere;
	await pressAndMove(page, link, 4);
	await expect(dragged).toHaveCount(0);
	await page.mouse.up();
	await expect(page).toHaveURL(/\/blog\/history$/);
}

test("on a phone two steps move past the next one, the order lasts until a reload, and a finger moves a category by its handle", async () => {
	const visitor = await visitBlog(phone);
	const { page, handle, item, grid, said, expectOrder, leave } = visitor;
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.method()));
	await pickUp(handle("Technique"), "Space", "Picked up Technique. Position 5 of 5.");
	await step(item("Technique"), "ArrowUp");
	await expect(said).toHaveText("Picked up Technique. Position 5 of 5.");
	await step(item("Technique"), "ArrowUp");
	await expect(said).toHaveText("Technique. Position 4 of 5.");
	await page.keyboard.press("Space");
	const changed = ["Aftercare", "Industry", "History", "Technique", "Client Stories"];
	await expectOrder(changed);
	expectValue(await page.evaluate(() => Object.keys(localStorage))).toEqual(["devMode"]);
	await grid.getByRole("link", { name: "Technique" }).click();
	await page.getByRole("link", { name: "Back to Blog" }).click();
	await expectOrder(changed);
	await page.reload();
	await expect(grid.getByRole("button")).toHaveCount(5);
	await expectOrder(original);
	expectValue(asked.filter((method) => method !== "GET")).toEqual([]);
	await grid.scrollIntoViewIfNeeded();
	await moveByFinger(visitor);
	await leave();
});

/** After 5 pixels; beside the handle the page scrolls. */
async function moveByFinger({
	page,
	context,
	handle,
	item,
	dragged,
	said,
	expectOrder,
}: Blog): Promise<void> {
	const touch = await context.newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
		touch.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: type === "touchEnd" ? [] : [{ x, y }],
		});
	const box = (await handle("Aftercare").boundingBox()) ?? nowhere;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	expectValue(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
	await send("touchStart", x, y);
	await send("touchMove", x, y + 4);
	await expect(dragged).toHaveCount(0);
	await send("touchMove", x, y + 6);
	await expect(dragged).toHaveCount(1);
	const { height } = (await item("Industry").boundingBox()) ?? nowhere;
	for (let step = 1; step <= 5; step++) await send("touchMove", x, y + (height * step) / 5);
	await expect(said).toHaveText("Aftercare. Position 2 of 5.");
	await send("touchEnd");
	await expectOrder(["Industry", "Aftercare", "History", "Client Stories", "Technique"]);

	const card = (await item("Technique").boundingBox()) ?? nowhere;
	await send("touchStart", card.x + 60, card.y + 20);
	for (let step = 1; step <= 10; step++) {
		await send("touchMove", card.x + 60, card.y + 20 - step * 12);
		await expect(dragged).toHaveCount(0);
	}
	await send("touchEnd");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
	await expectOrder(["Industry", "Aftercare", "History", "Client Stories", "Technique"]);
}
