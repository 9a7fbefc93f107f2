import type { Locator, Page } from "playwright-core";
import { median } from "./median.ts";
import { withPhone } from "./phone.ts";

const runs = 5;
const restMs = 2_000;

interface Tap {
	path: string;
	find(page: Page): Locator;
	/** Resolves when what was asked for can be used. */
	untilDone(page: Page): Promise<unknown>;
}

const taps: Record<string, Tap> = {
	form: {
		path: "/",
		find: (page) => page.getByRole("link", { name: "Book Consultation" }).first(),
		untilDone: (page) => page.getByLabel("First Name").first().fill("A"),
	},
	menu: {
		path: "/",
		find: (page) => page.getByRole("button", { name: "Menu" }),
		untilDone: (page) =>
			page.locator("#site-menu").getByRole("link", { name: "Portfolios" }).waitFor(),
	},
	plate: {
		path: "/artwork/tattoos",
		find: (page) => page.locator("main a[aria-haspopup=dialog]").first(),
		untilDone: (page) =>
			page.waitForFunction(
				() =>
					/^\/artwork\/tattoos\/\d/.test(location.pathname) &&
					document.querySelector("dialog[open], article h1"),
				undefined,
				{ polling: "raf" },
			),
	},
	filter: {
		path: "/artwork/drawings",
		find: (page) => page.locator("main a[href*='filter=']").first(),
		untilDone: (page) =>
			page.waitForFunction(
				() =>
					/filter=/.test(location.search) &&
					document.querySelector("a[href*='filter='][aria-current]"),
				undefined,
				{ polling: "raf" },
			),
	},
};

export interface TapTimes {
	/** Milliseconds from a tap until its effect: as soon as it is seen, and two seconds after the load. */
	early: number;
	rested: number;
}

/** @returns by what is tapped */
export async function measureTaps(
	chromium: string,
	origin: string,
): Promise<Record<string, TapTimes>> {
	const times: Record<string, TapTimes> = {};
	for (const [name, tap] of Object.entries(taps)) {
		times[name] = {
			early: await repeat(chromium, async (page) => {
				await page.goto(origin + tap.path, { waitUntil: "commit" });
				return time(page, tap);
			}),
			rested: await repeat(chromium, async (page) => {
				await rest(page, origin + tap.path);
				return time(page, tap);
			}),
		};
	}
	return times;
}

/** @returns milliseconds from a tap on a link, two seconds after the load, to the next page's first paint */
export function measureNextPage(chromium: string, origin: string): Promise<number> {
	return repeat(chromium, async (page) => {
		await rest(page, `${origin}/`);
		return untilNextPage(page);
	});
}

/** @returns the median of five on a slow phone */
async function repeat(chromium: string, one: (page: Page) => Promise<number>): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		times.push(await withPhone(chromium, one, { slow: true }));
	}
	return Math.round(median(times));
}

async function rest(page: Page, url: string): Promise<void> {
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(restMs);
}

async function time(page: Page, { find, untilDone }: Tap): Promise<number> {
	const target = find(page);
	await target.waitFor();
	const { x, y, width, height } = (await target.boundingBox()) ?? fail("nothing to tap on");
	const began = performance.now();
	await page.touchscreen.tap(x + width / 2, y + height / 2);
	await untilDone(page);
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
