import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { Content } from "../../app/publishing/content.server.ts";
import { chromiumFlags, findChromium } from "../../scripts/chromium.ts";
import { openTestSite, type TestSite } from "../site.ts";

/** A phone held upright and a desk: the two widths every page is looked at. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

/** The files that a worker runs share it. Playwright ends it with the worker. */
let browser: Promise<Browser> | undefined;

/**
 * What the stories of one file share: a site of their own, closed after the last, and a browser.
 *
 * @param content documents in the place of the tests' own
 */
export function prepareStories(content?: Content): {
	readonly site: TestSite;
	readonly browser: Browser;
} {
	const shared = {} as { site: TestSite; browser: Browser };
	beforeAll(async () => {
		shared.site = await openTestSite("sqlite", {}, content);
		browser ??= chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
		shared.browser = await browser;
	});
	afterAll(async () => {
		await Promise.all(shared.browser?.contexts().map((context) => context.close()) ?? []);
		await shared.site?.close();
	});
	return shared;
}

export interface Visitor {
	page: Page;
	context: BrowserContext;
	/** What the browser complained of: script errors, policy violations, failed loads. */
	complaints: string[];
	/** Addresses outside the site that the page asked for. */
	strangers: string[];
	leave(): Promise<void>;
}

/**
 * Opens a page as a visitor with an empty browser. Answers of 4xx that a story expects are no complaint.
 * @param options.worker lets the page be kept on the device; what a story does to requests, by `page.route`,
 * does not reach those of a worker
 */
export async function visit(
	browser: Browser,
	url: string,
	options: { size?: typeof phone; scripts?: boolean; worker?: boolean } = {},
): Promise<Visitor> {
	const { size = phone, scripts = true, worker = false } = options;
	const context = await browser.newContext({
		viewport: size,
		javaScriptEnabled: scripts,
		hasTouch: size === phone,
		serviceWorkers: worker ? "allow" : "block",
	});
	const page = await context.newPage();
	const complaints: string[] = [];
	const strangers: string[] = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		if (message.type() !== "error" && message.type() !== "warning") return;
		if (/Failed to load resource|Service Worker registration blocked/.test(message.text())) return;
		complaints.push(message.text());
	});
	page.on("request", (request) => {
		const { origin, protocol } = new URL(request.url());
		if (/^https?:/.test(protocol) && origin !== new URL(url).origin) strangers.push(request.url());
	});
	await page.goto(url, { waitUntil: "domcontentloaded" });
	return { page, context, complaints, strangers, leave: () => context.close() };
}

/** Keeps what is asked for from coming. @returns what lets it go */
export async function holdBack(
	from: Page | BrowserContext,
	what: string | RegExp,
): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await from.route(what, async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}

/** Has the page's scripts begin, as any sign of use does, and waits until they have taken over. */
export async function whenReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		dispatchEvent(new Event("focusin"));
		return "ready" in (document.documentElement?.dataset ?? {});
	});
}

/** Stops the page's clock, so that what is said for a second can be read for as long as it takes. */
export async function stopClock(page: Page): Promise<void> {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until nothing that the page animates is on its way any more. */
export async function whenSettled(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document.getAnimations().every(({ playState }) => playState !== "running"),
	);
}
