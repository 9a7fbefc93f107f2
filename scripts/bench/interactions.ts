import type { Page } from "playwright-core";
import { restMs, withPhone } from "./phone.ts";

/** The commonest actions on a phone, in an order that one visit can do them in. */
const actions: [name: string, act: (page: Page) => Promise<unknown>][] = [
	["open the menu", (page) => page.getByRole("button", { name: "Menu" }).tap()],
	[
		"choose a page in the menu",
		(page) => page.locator("#site-menu").getByRole("link", { name: "Portfolios" }).tap(),
	],
	["choose a portfolio", (page) => page.locator("main a[href='/artwork/drawings']").first().tap()],
	["choose a filter", (page) => page.locator("a[href*='filter=illustrative']").first().tap()],
	["open a piece", (page) => page.locator("a[aria-haspopup=dialog]").first().tap()],
	["next piece", (page) => page.getByRole("dialog").getByRole("button", { name: "Next" }).tap()],
	["zoom in", (page) => page.getByRole("dialog").getByRole("button", { name: "Zoom in" }).tap()],
	[
		"close the viewer",
		(page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).tap(),
	],
	["open the form", (page) => page.getByRole("link", { name: "Book Consultation" }).first().tap()],
	["tap into First Name", (page) => page.getByLabel("First Name").tap()],
	["type", (page) => page.getByLabel("First Name").press("A")],
	["close the form", (page) => page.getByRole("button", { name: "Cancel" }).tap()],
];

/** @returns per action milliseconds from the tap to the next paint, on a slow phone with scripts loaded */
export function measureInteractions(
	chromium: string,
	url: string,
): Promise<Record<string, number>> {
	return withPhone(
		chromium,
		async (page) => {
			await page.goto(url, { waitUntil: "load" });
			await page.evaluate(() => {
				dispatchEvent(new Event("focusin"));
				Object.assign(window, { interactions: [] });
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as PerformanceEventTiming[]) {
						if (entry.interactionId) interactions.push(entry.duration);
					}
				}).observe({ type: "event", durationThreshold: 16, buffered: false } as object);
			});
			await page.waitForSelector("html[data-ready]", { state: "attached" });
			const times: Record<string, number> = {};
			for (const [name, act] of actions) {
				await page.evaluate(() => void interactions.splice(0));
				await act(page);
				await page.waitForTimeout(restMs);
				times[name] = await page.evaluate(() => Math.max(0, ...interactions));
			}
			return times;
		},
		{ slow: true },
	);
}

/** In the page. */
declare const interactions: number[];
