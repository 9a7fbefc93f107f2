import { expect } from "@playwright/test";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, test } from "vitest";
import { prepareStories, type Visitor, visit, whenReady } from "./browser.ts";
import { type Door, openDoor } from "./door.ts";

const stories = prepareStories();
let door: Door;
let visitor: Visitor;
let page: Page;

beforeEach(async () => {
	door = await openDoor(stories.site);
	visitor = await visit(stories.browser, `${door.address}/aftercare`);
	page = visitor.page;
	await whenKept(1);
});
afterEach(async () => {
	await visitor.leave();
	await door.shut().catch(() => {});
});

/** The copies on the device: what each of them holds. */
const listCopies = () =>
	page.evaluate(async () => {
		const names = await caches.keys();
		return Promise.all(
			names.map(async (name) => {
				const cache = await caches.open(name);
				const requests = await cache.keys();
				return requests.map(({ url }) => new URL(url).pathname);
			}),
		);
	});

/** Waits until so many finished copies are there, and no other. */
async function whenKept(count: number): Promise<string[][]> {
	const finished = async () => (await listCopies()).map((paths) => paths.includes("/aftercare"));
	await expect.poll(finished, { timeout: 20_000 }).toEqual(Array(count).fill(true));
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
	return listCopies();
}

const note = () => page.getByText("This page is the copy kept on this device on");

async function expectGuides(): Promise<void> {
	const guides = page.locator('img[alt^="Instruction sheet"]');
	await expect(guides).toHaveCount(3);
	for (const guide of await guides.all()) {
		await guide.scrollIntoViewIfNeeded();
		await expect
			.poll(() => guide.evaluate((img: HTMLImageElement) => img.naturalWidth))
			.toBeGreaterThan(0);
	}
}

test("after one visit the page reads without the studio, and says that it is kept", async () => {
	await door.shut();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expectGuides();
	await whenReady(page);
	const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
	await expect(note()).toContainText(`on ${today}.`);
	const fonts = () =>
		page.evaluate(() =>
			document.fonts.ready.then((set) =>
				[...set].filter((font) => font.status === "loaded").map((font) => font.family),
			),
		);
	await expect.poll(fonts).toEqual(expect.arrayContaining(["Instrument Sans"]));
	expect(visitor.complaints).toEqual([]);
});
