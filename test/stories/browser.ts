import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import type { Content } from "../../app/publishing/content.server.ts";
import { chromiumFlags, findChromium } from "../../scripts/chromium.ts";
import { openTestSite, type TestSite } from "../site.ts";

export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export interface Stories {
	readonly site: Pick<TestSite, "address">;
	readonly browser: Browser;
}

const flags = [
	...chromiumFlags,
	// Otherwise two or three processes start for the pages of a visitor, where one draws them all.
	"--renderer-process-limit=1",
	// A page is closed before optimized code pays off: compiling it takes a tenth of the time.
	"--js-flags=--no-opt --no-maglev",
];

/** Shared by the files of a worker; Playwright closes it. */
let browser: Promise<Browser> | undefined;

/**
 * Gives the stories of a file a site and a browser.
 * @param content replaces the test documents
 * @param chooseEnv of the site
 */
export function prepareStories(
	content?: Content,
	chooseEnv: () => Promise<Record<string, string>> = async () => ({}),
): {
	readonly site: TestSite;
	readonly browser: Browser;
} {
	const shared = {} as { site: TestSite };
	beforeAll(async () => {
		shared.site = await openTestSite("sqlite", await chooseEnv(), content);
	});
	// Runs after the browser's, which is added later: pages are closed first.
	afterAll(() => shared.site?.close());
	return prepareBrowser(shared);
}

/** Gives the stories of a file a browser, and a site that many files share: they may only read. */
export function prepareReadOnlyStories(): Stories {
	return prepareBrowser({ site: { address: inject("readOnlySite") } });
}

export function prepareBrowser<Shared extends object>(
	shared: Shared,
): Shared & { browser: Browser } {
	const prepared = shared as Shared & { browser: Browser };
	beforeAll(async () => {
		browser ??= chromium.launch({ executablePath: findChromium(), args: flags });
		prepared.browser = await browser;
	});
	afterAll(() => Promise.all(prepared.browser?.contexts().map((open) => open.close()) ?? []));
	return prepared;
}

export interface Visitor {
	page: Page;
	context: BrowserContext;
	/** Script errors, policy violations and failed loads. */
	complaints: string[];
	strangers: string[];
	leave(): Promise<void>;
}

/**
 * @param options.worker allows service workers, whose requests `page.route` cannot intercept
 * @param options.motion for stories about it: drawing every frame of it takes a fifth of the time
 * @param options.before runs before the page is opened
 */
export async function visit(
	browser: Browser,
	url: string,
	options: {
		size?: typeof phone;
		scripts?: boolean;
		worker?: boolean;
		motion?: boolean;
		before?(page: Page): Promise<unknown>;
	} = {},
): Promise<Visitor> {
	const { size = phone, scripts = true, worker = false, motion = false } = options;
	const context = await browser.newContext({
		viewport: size,
		javaScriptEnabled: scripts,
		hasTouch: size === phone,
		serviceWorkers: worker ? "allow" : "block",
		reducedMotion: motion ? "no-preference" : "reduce",
	});
	const page = await context.newPage();
	const complaints: string[] = [];
	const strangers: string[] = [];
	page.on("pageerror", (error) => {
		// Chromium says so when a page is left for a file, or when a change of page or of the window's size interrupts a cross-fade.
		if (/ViewTransition opt-in disabled|Transition was (skipped|aborted)/.test(error.message))
			return;
		complaints.push(String(error));
	});
	page.on("console", (message) => {
		if (message.type() !== "error" && message.type() !== "warning") return;
		if (/Failed to load resource|Service Worker registration blocked/.test(message.text())) return;
		complaints.push(message.text());
	});
	page.on("request", (request) => {
		const { origin, protocol } = new URL(request.url());
		if (/^https?:/.test(protocol) && origin !== new URL(url).origin) strangers.push(request.url());
	});
	await options.before?.(page);
	// Without scripts, a page counts as parsed before its styles have come.
	await page.goto(url, { waitUntil: scripts ? "domcontentloaded" : "load" });
	return { page, context, complaints, strangers, leave: () => context.close() };
}

/** Looks at paths one after another in one context, where further pages load faster. */
export async function visitEach(
	{ browser, site }: Stories,
	paths: readonly string[],
	options: Parameters<typeof visit>[2],
	look: (page: Page, path: string) => Promise<unknown>,
): Promise<void> {
	const visitor = await visit(browser, site.address + paths[0], options);
	const { page, complaints, strangers, leave } = visitor;
	for (const path of paths) {
		if (path !== paths[0]) await page.goto(site.address + path);
		try {
			await look(page, path);
			expect([complaints, strangers]).toEqual([[], []]);
		} catch (cause) {
			throw new Error(`On ${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
		}
	}
	await leave();
}

/** Holds matching requests back. @returns a function that releases them */
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

/** Starts the page's scripts, like any sign of use, and waits until they have hydrated it. */
export async function whenReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		dispatchEvent(new Event("focusin"));
		return "ready" in (document.documentElement?.dataset ?? {});
	});
}

/** Of calls, uploads and code, in all tabs of a context. How long they wait, `call-api.test.ts` shows. */
export async function shortenRetries(page: Page): Promise<void> {
	await page.context().addInitScript(() => {
		const { setTimeout: wait } = window;
		const shorten = (ms = 0) => (ms === 500 || ms === 2_000 ? ms / 20 : ms);
		window.setTimeout = ((run: () => void, ms?: number, ...given: []) =>
			wait(run, shorten(ms), ...given)) as typeof wait;
	});
}

export async function stopClock(page: Page): Promise<void> {
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
}

export async function whenSettled(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		// One that follows a scroll position runs for ever.
		document
			.getAnimations()
			.every(
				({ playState, timeline }) => playState !== "running" || timeline !== document.timeline,
			),
	);
}

export async function setTextSize(page: Page, percent = 200): Promise<void> {
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = `${size}%`;
	}, percent);
}

/** For pages that are opened from then on. */
export async function forbidStorage(page: Page, kinds = ["localStorage"]): Promise<void> {
	await page.addInitScript((names) => {
		const get = () => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		};
		for (const name of names) Object.defineProperty(window, name, { get });
	}, kinds);
}
