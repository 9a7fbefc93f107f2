import type { Browser, Page } from "playwright-core";
import { type desk, type Visitor, visit, whenReady } from "./browser.ts";

export async function holdKeys(page: Page, keys = ["Shift", "D"]): Promise<void> {
	for (const key of keys) await page.keyboard.down(key);
}

export async function releaseKeys(page: Page, keys = ["D", "Shift"]): Promise<void> {
	for (const key of keys) await page.keyboard.up(key);
}

export async function visitWithClock(
	browser: Browser,
	url: string,
	options: { size?: typeof desk } = {},
): Promise<Visitor> {
	const visitor = await visit(browser, "about:blank", options);
	const { page } = visitor;
	await page.clock.install({ time: new Date("2026-05-04T10:00:00Z") });
	await page.goto(url);
	await whenReady(page);
	await page.clock.pauseAt(new Date("2026-05-04T11:00:00Z"));
	return visitor;
}
