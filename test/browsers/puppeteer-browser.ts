import puppeteer, { type ElementHandle, type LaunchOptions } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../scripts/chromium.ts";
import { findFirefox } from "../../scripts/engines.ts";
import type { Browser, Control } from "./browser.ts";

const options = {
	chromium: (): LaunchOptions => ({
		browser: "chrome",
		executablePath: findChromium(),
		// Now and then the headless shell closes a page that begins to prerender another.
		args: [...chromiumFlags, "--disable-features=Prerender2"],
	}),
	firefox: (): LaunchOptions => ({
		browser: "firefox",
		executablePath: findFirefox(),
		extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
	}),
};

type Run = (...args: unknown[]) => unknown;

/** Chromium through CDP, Firefox through WebDriver BiDi, both headless. */
export async function launchPuppeteer(engine: "chromium" | "firefox"): Promise<Browser> {
	const browser = await puppeteer.launch(options[engine]());
	// Firefox does not focus its initial page.
	const page = await browser.newPage();
	if (engine === "chromium") await page.emulateFocusedPage(true);
	return {
		open: async (url) => void (await page.goto(url)),
		reload: async () => void (await page.reload()),
		evaluate: async (run, ...args) => (await page.evaluate(run as Run, ...args)) as never,
		inject: async (script) => void (await page.evaluate(script)),
		async find(look, ...args) {
			const found = await page.evaluateHandle(look as Run, ...args);
			const element = found.asElement() as ElementHandle<Element> | null;
			return element && use(element);
		},
		press: (key) => page.keyboard.press(key),
		resize: (size) => page.setViewport(size),
		takeScreenshot: async () => Buffer.from(await page.screenshot()),
		close: () => browser.close(),
	};
}

/** A locator waits until its element is stable and enabled. */
function use(element: ElementHandle<Element>): Control {
	return {
		click: () => element.asLocator().click(),
		fill: (text) => element.asLocator().fill(text),
		choose: (paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
	};
}
