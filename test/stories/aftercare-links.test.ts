import type { Page } from "playwright-core";
import { afterEach, beforeEach, test } from "vitest";
import { prepareReadOnlyStories, stopClock, type Visitor, visit, whenReady } from "./browser.ts";
import { type Door, openDoor } from "./door.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
let door: Door;
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
	door = await openDoor(stories.site);
	visitor = await visit(stories.browser, `${door.address}/aftercare`, { worker: true });
	page = visitor.page;
	const isKept = () => page.evaluate(() => caches.match("/aftercare").then(Boolean));
	await expect.poll(isKept, { timeout: 40_000 }).toBe(true);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
});
afterEach(async () => {
	await visitor.leave();
	await door.shut().catch(() => {});
});

const note = () => page.getByText("This page is the copy saved to this device on");
const notLeft = () => page.getByRole("status").getByText("That page needs a connection.");

test("a tap on another page says that it needs a connection, also where it only loads the cached page", async () => {
	await door.shut();
	await page.reload();
	await whenReady(page);
	await expect(note()).toBeVisible();
	const footer = page.getByRole("contentinfo");
	await page.getByRole("button", { name: "Menu" }).click();
	await stopClock(page);
	await page.getByRole("link", { name: "Blog", exact: true }).click();
	await expect(notLeft()).toBeVisible();
	await expect(page.getByRole("link", { name: "Blog", exact: true })).toBeHidden();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aftercare");
	await page.clock.resume();
	await page.getByRole("button", { name: "Dismiss" }).click();
	await expect(notLeft()).toBeHidden();
	await page.getByRole("link", { name: "Healing calendar" }).click();
	await expect(page).toHaveURL(`${door.address}/aftercare#healing-calendar`);
	await expect(notLeft()).toBeHidden();

	await door.open();
	await page.clock.pauseAt(Date.now() + 120_000);
	await footer.getByRole("link", { name: "Credits" }).click();
	await expect(page).toHaveURL(`${door.address}/credits`);
	await page.clock.resume();
	await page.goBack();
	await whenReady(page);
	await expect(notLeft()).toBeHidden();
	expect(visitor.complaints).toEqual([]);

	await door.shut();
	await footer.getByRole("link", { name: "Credits" }).click();
	await expect(notLeft()).toBeVisible();
	await expect(note()).toBeVisible();
	await page.reload();
	await expect(note()).toBeVisible();
	await expect(notLeft()).toBeHidden();
});
