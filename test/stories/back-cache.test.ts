import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { chromiumFlags, findChromium } from "../../scripts/chromium.ts";
import { prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { fillIn, openDialog } from "./form.ts";

const stories = prepareReadOnlyStories();

/** Playwright switches the cache off, and then no reasons are named. */
let browser: Browser;
beforeAll(async () => {
	browser = await chromium.launch({
		executablePath: findChromium(),
		args: chromiumFlags,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
});
afterAll(() => browser.close());

/**
 * A headless browser keeps no pages, which it calls circumstantial, as is what is on its way when a page is left.
 *
 * @returns the page's own reasons why Back had to load it again
 */
async function listReasons(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.enable");
	const named = new Promise<string[]>((resolve) =>
		session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
			resolve(
				notRestoredExplanations
					.filter(({ type }) => type !== "Circumstantial")
					.map(({ reason }) => reason)
					.filter((reason) => !reason.startsWith("OutstandingNetworkRequest")),
			),
		),
	);
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			document.documentElement.dataset.restored = String(persisted);
		}),
	);
	await page.goto(`${stories.site.address}/credits`);
	await page.evaluate(() => void setTimeout(() => history.back()));
	const restored = page.locator("html[data-restored=true]").waitFor({ state: "attached" });
	return Promise.race([named, restored.then(() => [])]);
}

test.each<[string, (page: Page) => Promise<unknown>]>([
	["/", whenReady],
	["/artwork/tattoos", whenReady],
	["/aftercare", whenReady],
	[
		"/about",
		async (page) => {
			await fillIn(await openDialog(page));
			await untilKept(page, { email: "visitor@example.com" });
		},
	],
])("nothing keeps %s from the browser's own cache for Back", async (path, use) => {
	const { page, leave } = await visit(browser, stories.site.address + path, { motion: true });
	await use(page);
	expect(await listReasons(page)).toEqual([]);
	await leave();
});

test("a page's own reason would be named", async () => {
	const { page, leave } = await visit(browser, stories.site.address, { motion: true });
	await page.evaluate(() => addEventListener("unload", () => {}));
	expect(await listReasons(page)).toEqual(["UnloadHandlerExistsInMainFrame"]);
	await leave();
});
