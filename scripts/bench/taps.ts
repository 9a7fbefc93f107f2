import type { Page } from "playwright-core";
import { median } from "./median.ts";
import { withPhone } from "./phone.ts";

const runs = 5;
const restMs = 2_000;

/** Milliseconds on a slow phone, each a median of five. */
export interface TapTimes {
	/** From a tap on Book Consultation, as soon as it is seen, until First Name can be typed in. */
	early: number;
	/** The same two seconds after the page has loaded. */
	rested: number;
	/** From a tap on a link, two seconds after the page has loaded, to the next page's first paint. */
	nextPage: number;
}

export async function measureTaps(chromium: string, url: string): Promise<TapTimes> {
	const repeat = async (one: (page: Page) => Promise<number>) => {
		const times: number[] = [];
		for (let run = 0; run < runs; run += 1) {
			times.push(await withPhone(chromium, one, { slow: true }));
		}
		return Math.round(median(times));
	};
	return {
		early: await repeat(async (page) => {
			await page.goto(url, { waitUntil: "commit" });
			return untilForm(page);
		}),
		rested: await repeat(async (page) => {
			await rest(page, url);
			return untilForm(page);
		}),
		nextPage: await repeat(async (page) => {
			await rest(page, url);
			return untilNextPage(page);
		}),
	};
}

async function rest(page: Page, url: string): Promise<void> {
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(restMs);
}

async function untilForm(page: Page): Promise<number> {
	const link = page.getByRole("link", { name: "Book Consultation" }).first();
	await link.waitFor();
	const { x, y, width, height } = (await link.boundingBox()) ?? fail("no Book Consultation");
	const began = performance.now();
	await page.touchscreen.tap(x + width / 2, y + height / 2);
	await page.getByLabel("First Name").first().fill("A");
	return performance.now() - began;
}

async function untilNextPage(page: Page): Promise<number> {
	const link = page.locator('main a[href="/artwork"], main a[href="/artwork/drawings"]').first();
	await link.scrollIntoViewIfNeeded();
	const { pathname } = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href));
	const began = performance.now();
	await link.tap();
	await page.waitForFunction(
		(path) =>
			location.pathname === path &&
			document.querySelector("h1") !== null &&
			performance.getEntriesByName("first-contentful-paint").length > 0,
		pathname,
		{ polling: "raf" },
	);
	return performance.now() - began;
}

function fail(what: string): never {
	throw new Error(`The page has ${what}.`);
}
