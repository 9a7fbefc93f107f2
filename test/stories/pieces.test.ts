import type { Page } from "playwright-core";
import { test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import { desk, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { drawFingers, findPlate, openPlate, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();
const list = "/artwork/tattoos";
const koi = { title: "Koi climbing, color, forearm", path: `${list}/2-koi-climbing-color-forearm` };
const raven = {
	title: "Raven and moon, black and gray, outer forearm",
	path: `${list}/3-raven-and-moon-black-and-gray-outer-forearm`,
};

async function visitList(size = phone, path = list) {
	const visitor = await visit(stories.browser, stories.site.address + path, {
		size,
		motion: true,
	});
	await whenReady(visitor.page);
	return visitor;
}

const expectPath = (page: Page, path: string) =>
	expect(page).toHaveURL(stories.site.address + path);

async function expectPage(page: Page, title: string) {
	await whenReady(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.getByRole("dialog")).toBeHidden();
}

async function openAndComeBack(page: Page): Promise<void> {
	const before = await page.evaluate(() => history.length);
	const plate = findPlate(page, raven.title);
	await plate.scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => scrollY);
	await openPlate(page, raven.title);
	await expectPath(page, raven.path);
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expectPath(page, list);
	await expect(plate).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(place);
	await page.keyboard.press("Enter");
	const viewer = page.getByRole("dialog", { name: raven.title });
	await expect(viewer).toContainText("A raven on its branch");
	await expect(viewer).toContainText("3 of 53");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	await page.goBack();
	await expect(viewer).toBeHidden();
}

test("on a desk a piece opens under its own URL, and Back returns to its place; Ctrl and the middle button open its page", async () => {
	const { page, context, complaints, leave } = await visitList(desk);
	await openAndComeBack(page);
	for (const how of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
		const opened = context.waitForEvent("page");
		await findPlate(page, koi.title).click(how);
		const tab = await opened;
		await expectPage(tab, koi.title);
		await tab.close();
	}
	await expectPath(page, list);
	expect(complaints).toEqual([]);
	await leave();
});

async function walkInOneEntry(page: Page): Promise<void> {
	const listTitle = await page.title();
	await openPlate(page, koi.title);
	const steps = await page.evaluate(() => history.length);
	await page.keyboard.press("ArrowRight");
	await expectPath(page, raven.path);
	await expect(page).toHaveTitle(`${raven.title} | Front Range Linework`);
	const told = () => page.locator("link[rel=canonical]").getAttribute("href");
	expect(await told()).toBe(stories.site.address + raven.path);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByRole("dialog")).toContainText("4 of 53");
	await page.getByRole("button", { name: "Previous" }).click();
	await page.keyboard.press("ArrowLeft");
	await expectPath(page, koi.path);
	expect(await page.evaluate(() => history.length)).toBe(steps);
	await page.goBack();
	await expectPath(page, list);
	await expect(page).toHaveTitle(listTitle);
	expect(await told()).toBe(stories.site.address + list);
	await page.goForward();
	await expect(page.getByRole("dialog", { name: koi.title })).toBeVisible();
	await expect(page).toHaveTitle(`${koi.title} | Front Range Linework`);
}

test("on a phone a piece opens under its own URL, Back returns to its place, and a walk by keys, buttons and swipes is one history entry", async () => {
	const { page, complaints, leave } = await visitList();
	await openAndComeBack(page);
	await walkInOneEntry(page);
	const steps = await page.evaluate(() => history.length);
	await whenStill(page);
	await drawFingers(page, [
		[320, 400],
		[200, 404],
		[80, 408],
	]);
	await expect(page.getByRole("dialog", { name: raven.title })).toBeVisible();
	await expectPath(page, raven.path);
	expect(await page.evaluate(() => history.length)).toBe(steps);
	expect(complaints).toEqual([]);
	await leave();
});

test("a reload shows the piece's page from its top, and Back returns to the place in the list", async () => {
	const { page, complaints, leave } = await visitList();
	const plate = findPlate(page, "Open rose");
	await plate.scrollIntoViewIfNeeded();
	const place = await page.evaluate(() => scrollY);
	await openPlate(page, "Open rose, black and gray, shoulder");
	await page.reload();
	await expectPage(page, "Open rose, black and gray, shoulder");
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.goBack();
	await expectPath(page, list);
	await expect(plate).toBeVisible();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
	await page.goForward();
	await expectPage(page, "Open rose, black and gray, shoulder");
	expect(complaints).toEqual([]);
	await leave();
});

test("the viewer is accessible; the share sheet gets title and URL, may be canceled, and without one the link is copied, or shown where that is refused", async () => {
	const { page, context, complaints, strangers, leave } = await visitList();
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const viewer = await openPlate(page, koi.title);
	const share = viewer.getByRole("link", { name: /^Share/ });
	await page.evaluate(() => {
		navigator.share = async (data) => {
			Object.assign(window, { shared: data });
			throw new DOMException("Called off", "AbortError");
		};
	});
	await share.click();
	await expect
		.poll(() => page.evaluate(() => Reflect.get(window, "shared")))
		.toEqual({ title: koi.title, url: stories.site.address + koi.path });
	await expect(viewer.getByText("Link Copied")).toBeHidden();

	await page.evaluate(() => Reflect.deleteProperty(navigator, "share"));
	await share.click();
	await expect(viewer.getByText("Link Copied")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(stories.site.address + koi.path);
	await expectPath(page, koi.path);
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await whenStill(page);
		await expectAccessible(page);
	}
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await share.click();
	await expect(viewer.getByText("Copy This Link")).toBeVisible();
	await expect(viewer.getByText(stories.site.address + koi.path)).toBeVisible();
	expect(complaints).toEqual([]);
	expect(strangers).toEqual([]);
	await leave();
});

test("the walk goes beyond the loaded pieces, to the last one, and Forward shows its page", async () => {
	const { page, leave } = await visitList(desk, `${list}?page=4`);
	await page.locator("main ol > li").nth(11).getByRole("link").click();
	await expect(page.getByRole("dialog")).toContainText("48 of 53");
	for (let at = 49; at <= 53; at++) {
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("dialog")).toContainText(`${at} of 53`);
	}
	await expect(page.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
	const path = await page.evaluate(() => location.pathname);
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	const last = page.locator("#piece-53").getByRole("link");
	await expect(last).toBeFocused();
	await expect(last).toBeInViewport();
	await expect(last).toHaveAttribute("href", path);

	await page.evaluate(() => scrollTo(0, 0));
	await page.reload();
	await whenReady(page);
	await page.goForward();
	await expectPath(page, path);
	await expect(page.getByText("53 of 53")).toBeVisible();
	await leave();
});

test("from a later page of the list the walk goes back to the first piece", async () => {
	const { page, complaints, leave } = await visitList(desk, `${list}?page=2`);
	await page.locator("main ol > li").first().getByRole("link").click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("13 of 53");
	for (let at = 12; at >= 1; at--) {
		await page.keyboard.press("ArrowLeft");
		await expect(viewer).toContainText(`${at} of 53`);
	}
	const previous = page.getByRole("button", { name: "Previous" });
	await expect(previous).toHaveAttribute("aria-disabled", "true");
	await page.goBack();
	await expect(viewer).toBeHidden();
	const first = page.locator("main ol > li").first().getByRole("link");
	await expect(first).toBeFocused();
	await expect(first).toBeInViewport();
	await expectPath(page, list);
	await expect(page.getByRole("link", { name: "Previous page" })).toHaveCount(0);
	expect(complaints).toEqual([]);
	await leave();
});
