import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { desk, phone, prepareReadOnlyStories, visit, visitEach, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { openPlate } from "./viewer.ts";

const batsAndPumpkin = documents["bats-and-pumpkin"];

const stories = prepareReadOnlyStories();

const open = (path: string, options?: Parameters<typeof visit>[2]) =>
	visit(stories.browser, stories.site.address + path, options);

function measureArt(page: Page): Promise<number> {
	return page.evaluate(() => {
		const below = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
		let [art, all] = [0, 0];
		for (let y = below + 4; y < innerHeight; y += 8) {
			for (let x = 4; x < innerWidth; x += 8) {
				all += 1;
				if (document.elementsFromPoint(x, y).some((found) => found.matches("picture"))) art += 1;
			}
		}
		return art / all;
	});
}

async function expectTabStops(page: Page) {
	const controls = page.locator("main").locator("a, button").filter({ visible: true });
	await page.locator("main").focus();
	expect(await controls.count()).toBeGreaterThan(2);
	for (const control of await controls.all()) {
		await page.keyboard.press("Tab");
		await expect(control).toBeFocused();
		const box = await control.boundingBox();
		expect(box?.height).toBeGreaterThan(20);
	}
}

test("the first screen is art, and every link and control has a visible tab stop", async () => {
	const paths = ["/sleeves-largescale", "/bats-and-pumpkin"];
	await visitEach(stories, paths, {}, async (page, path) => {
		await whenReady(page);
		for (const size of [phone, desk]) {
			await page.setViewportSize(size);
			expect(await measureArt(page)).toBeGreaterThanOrEqual(0.7);
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(wide).toBeLessThanOrEqual(size.width);
		}
		await page.setViewportSize(path === paths[0] ? desk : phone);
		await expectTabStops(page);
	});
});

test("a plate of the sleeves leads to its project, whose photos open large, in their order, and the links back return", async () => {
	const { page, leave } = await open("/sleeves-largescale");
	await whenReady(page);
	const card = page.getByRole("article").filter({ hasText: "Bats & Pumpkin Halloween Sleeve" });
	await card.click({ position: { x: 120, y: 120 } });
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(batsAndPumpkin.title);
	await walkThroughPhotos(page);
	await page.getByRole("link", { name: "Bird & Floral 1/2 Sleeve" }).click();
	await expect(page).toHaveURL(/\/bird-and-floral$/);
	await page.getByRole("link", { name: "Back to Sleeves" }).click();
	await expect(page).toHaveURL(/\/sleeves-largescale$/);
	await page.goto(`${stories.site.address}/bats-and-pumpkin/4`);
	await whenReady(page);
	await expectWayBack(page);
	await leave();
});

async function walkThroughPhotos(page: Page) {
	const titleOf = (title: string) => `${title}, ${batsAndPumpkin.title} | Front Range Linework`;
	const ownTitle = `${batsAndPumpkin.title} | Front Range Linework`;
	await expect(page).toHaveTitle(ownTitle);
	const viewer = await openPlate(page, "Pumpkin and bats");
	await expect(viewer).toContainText("1 of 4");
	await expect(page).toHaveTitle(titleOf("Pumpkin and bats"));
	for (const { title } of batsAndPumpkin.photos.slice(1)) {
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("dialog", { name: title })).toBeVisible();
		await expect(page).toHaveTitle(titleOf(title));
	}
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page).toHaveTitle(ownTitle);
}

async function expectWayBack(page: Page) {
	const back = page.getByRole("link", { name: `Back to ${batsAndPumpkin.title}` }).first();
	await back.click();
	await expect(page).toHaveURL(/\/bats-and-pumpkin#picture-4$/);
	const photo = page.getByRole("figure").nth(3);
	await expect.poll(async () => (await photo.boundingBox())?.y ?? -1).toBeGreaterThan(0);
	await expect.poll(async () => (await photo.boundingBox())?.y ?? phone.height).toBeLessThan(200);
}

test("without scripts a photo is a link to its own page, and the way back leads to it", async () => {
	const { page, leave } = await open("/bats-and-pumpkin", { scripts: false });
	await page.locator("a[aria-haspopup=dialog]").last().click();
	await expect(page).toHaveURL(/\/bats-and-pumpkin\/4-/);
	await expectWayBack(page);
	await leave();
});
