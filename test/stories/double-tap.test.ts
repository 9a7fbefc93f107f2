import type { Locator, Page } from "playwright-core";
import { expect as expectValue, test } from "vitest";
import { prepareReadOnlyStories, stopClock, visit, whenReady, whenSettled } from "./browser.ts";
import { expect } from "./expect.ts";
import { findPlate, openPlate, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();
const title = "Koi climbing, color, forearm";

async function tapTwice(page: Page, target: Locator, apartMs: number): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error("What is to be tapped is not there");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await stopClock(page);
	await page.touchscreen.tap(x, y);
	await page.clock.runFor(apartMs);
	await page.touchscreen.tap(x + 4, y - 3);
	await page.clock.resume();
}

test("a double tap that closes a picture presses nothing beneath it", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/artwork/tattoos`);
	await whenReady(page);
	const menu = page.getByRole("button", { name: "Menu" });
	for (const apartMs of [0, 120]) {
		const viewer = await openPlate(page, title);
		await tapTwice(page, viewer.getByRole("button", { name: "Close" }), apartMs);
		await expect(viewer).toBeHidden();
		// A click that came late would open the menu.
		await whenStill(page, 30);
		expectValue(await menu.getAttribute("aria-expanded")).toBe("false");
		await expect(findPlate(page, title)).toBeFocused();
	}
	await menu.tap();
	await expect(menu).toHaveAttribute("aria-expanded", "true");
	await leave();
});

test("nor does one that closes the form, and the next single tap works", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/`);
	await whenReady(page);
	const menu = page.getByRole("button", { name: "Menu" });
	const book = page.locator("main").getByRole("link", { name: "Book Consultation" }).first();
	const form = page.getByRole("dialog");
	await book.tap();
	await expect(form.getByLabel("First Name")).toBeVisible();
	await whenSettled(page);
	await tapTwice(page, form.getByRole("button", { name: "Close" }), 100);
	await expect(form).toBeHidden();
	await whenStill(page, 30);
	expectValue(await menu.getAttribute("aria-expanded")).toBe("false");
	await book.tap();
	await form.getByRole("button", { name: "Close" }).tap();
	await book.tap();
	await expect(form).toBeVisible();
	await leave();
});
