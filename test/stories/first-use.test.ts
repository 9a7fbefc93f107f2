import type { Page } from "playwright-core";
import { beforeAll, describe, onTestFinished, test } from "vitest";
import {
	desk,
	holdBack,
	phone,
	prepareReadOnlyStories,
	stopClock,
	type Visitor,
	visit,
} from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

/** The loader starts scripts within the task that the sign came in. */
const areScriptsWaiting = (page: Page) =>
	page.evaluate(() => document.querySelector("[type='text/late']") !== null);

/** Contexts with a clock, in which each story opens a page of its own. */
const resting = new Map<typeof phone, Visitor>();

beforeAll(async () => {
	for (const size of [desk, phone]) {
		const visitor = await visit(stories.browser, "about:blank", { size });
		await stopClock(visitor.page);
		resting.set(size, visitor);
	}
});

async function rest(path: string, size: typeof phone, prepare?: (page: Page) => Promise<unknown>) {
	const page = await openPage(resting.get(size));
	await prepare?.(page);
	await page.goto(stories.site.address + path);
	await page.clock.runFor(60_000);
	// The loader has seen by then what is in view.
	await page.evaluate(
		() => new Promise((seen) => new IntersectionObserver(() => seen(null)).observe(document.body)),
	);
	return page;
}

async function openPage(visitor: Visitor | undefined): Promise<Page> {
	const page = await visitor?.context.newPage();
	if (!page) throw new Error("There is no visitor");
	onTestFinished(async () => {
		await page.evaluate(() => localStorage.clear());
		await page.close();
	});
	return page;
}

const ready = (page: Page) => page.locator("html[data-ready]");

test.each<[string, typeof phone, (page: Page) => Promise<unknown>]>([
	["a pointer", desk, (page) => page.mouse.move(200, 300, { steps: 2 })],
	["a wheel", desk, (page) => page.mouse.wheel(0, 200)],
	["a scroll", phone, (page) => page.evaluate(() => scrollTo(0, 300))],
	["a touch", phone, (page) => page.touchscreen.tap(10, 400)],
	["a key", desk, (page) => page.keyboard.press("Tab")],
])(
	"a page that only shows loads its scripts at the first sign of use: %s",
	async (_, size, use) => {
		const page = await rest("/about", size);
		expect(await areScriptsWaiting(page)).toBe(true);
		await use(page);
		await expect(ready(page)).toBeAttached();
	},
);

test("a key that React stops on its way while it hydrates the page comes once more", async () => {
	const page = await rest("/about", desk, (page) => holdBack(page, /\.js$/));
	const heard = await page.evaluateHandle(() => {
		const keys: string[] = [];
		addEventListener("keydown", ({ key }) => void keys.push(key));
		const hydrate = (event: Event) => {
			dispatchEvent(new Event("ready"));
			event.stopPropagation();
		};
		document.addEventListener("keydown", hydrate, { capture: true, once: true });
		return keys;
	});
	await page.keyboard.press("j");
	await page.clock.runFor(100);
	expect(await heard.jsonValue()).toEqual(["j"]);
});

test("a mouse at rest over a page that opens is no sign of use", async () => {
	const page = await rest("/about", desk, async (page) => {
		await page.goto(`${stories.site.address}/credits`);
		await page.mouse.move(200, 300);
	});
	expect(await areScriptsWaiting(page)).toBe(true);
});

test.each(["/about", "/consultation"])(
	"where data is scarce, scrolling loads no scripts, but a touch does: %s",
	async (path) => {
		const save = (page: Page) =>
			page.addInitScript(() =>
				Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
			);
		const page = await rest(path, phone, save);
		await page.evaluate(() => scrollTo(0, 300));
		await page.clock.runFor(60_000);
		expect(await areScriptsWaiting(page)).toBe(true);
		await page.touchscreen.tap(10, 400);
		await expect(ready(page)).toBeAttached();
	},
);

test.each(["/aftercare", "/consultation", "/artwork/tattoos?filter=color#edit"])(
	"a page that needs its scripts loads them by itself: %s",
	async (path) => {
		const page = await rest(path, phone);
		await expect(ready(page)).toBeAttached();
	},
);

test("a page made ready ahead does so once it was opened", async () => {
	const ahead = (page: Page) =>
		page.addInitScript(() =>
			Object.defineProperty(document, "prerendering", { value: true, writable: true }),
		);
	const page = await rest("/aftercare", phone, ahead);
	expect(await areScriptsWaiting(page)).toBe(true);
	await page.evaluate(() => {
		Object.assign(document, { prerendering: false });
		document.dispatchEvent(new Event("prerenderingchange"));
	});
	expect(await areScriptsWaiting(page)).toBe(true);
	await page.clock.runFor(1_000);
	await expect(ready(page)).toBeAttached();
});

test("what the device keeps is shown without a sign of use", async () => {
	const keep = (page: Page) =>
		page.addInitScript(() => localStorage.setItem("thankYouMessage", "It heals"));
	const page = await rest("/contact", phone, keep);
	await expect(page.getByLabel("Thank you and notes")).toHaveValue("It heals");
});

test("the browser is told which pages to open ahead once this one is there, until the router opens them", async () => {
	const page = await openPage(resting.get(phone));
	const release = await holdBack(page, "**/pictures/**");
	await page.goto(`${stories.site.address}/`, { waitUntil: "domcontentloaded" });
	const rules = page.locator("script[type=speculationrules]");
	await expect(rules).toHaveCount(0);
	release();
	await page.waitForLoadState("load");
	await page.clock.runFor(1_000);
	await expect(rules).toHaveCount(1);
	expect(JSON.parse((await rules.textContent()) ?? "")).toMatchObject({
		prefetch: [{ eagerness: "immediate" }, { eagerness: "immediate" }, { eagerness: "moderate" }],
		prerender: [{ eagerness: "immediate" }, { eagerness: "moderate" }],
	});
	await page.touchscreen.tap(10, 400);
	await expect(page.locator("script[type$=rules]")).toHaveCount(0);
});

test("a touch before that has nothing fetched ahead, for which its link would have to wait", async () => {
	const page = await openPage(resting.get(phone));
	const release = await holdBack(page, "**/pictures/**");
	await page.goto(`${stories.site.address}/`, { waitUntil: "domcontentloaded" });
	const rules = await page.evaluate(() => {
		document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
		return document.querySelectorAll("script[type=speculationrules]").length;
	});
	expect(rules).toBe(0);
	release();
});

test.each([
	["/artwork/tattoos", "/artwork/tattoos/"],
	["/artwork/drawings", "filter="],
])("the browser fetches what %s shows first ahead, such as %s", async (path, linked) => {
	const { page, leave } = await visit(stories.browser, "about:blank");
	const ahead = page.waitForRequest(
		(request) =>
			request.url().includes(linked) &&
			request.headers()["sec-purpose"]?.startsWith("prefetch") === true,
	);
	await page.goto(stories.site.address + path);
	await ahead;
	await leave();
});

test("once a page's scripts are lost, its links lead on at each tap", async () => {
	const { page, leave } = await visit(stories.browser, "about:blank");
	await page.route("**/assets/hydration-*", (route) => route.abort());
	await page.goto(`${stories.site.address}/`);
	await page.evaluate(() =>
		addEventListener("error", () => Object.assign(window, { isLost: true }), true),
	);
	await page.touchscreen.tap(10, 400);
	await page.waitForFunction(() => "isLost" in window);
	const isHeld = await page
		.locator("main a[href='/consultation']")
		.first()
		.evaluate((link: HTMLElement) => {
			let held = true;
			const look = (event: Event) => {
				held = event.defaultPrevented;
				event.preventDefault();
			};
			addEventListener("click", look, { once: true });
			link.click();
			return held;
		});
	expect(isHeld).toBe(false);
	await leave();
});

test.each([
	[100, true],
	[300, false],
])("a page parsed after %i ms cross-fades to the next: %s", async (parsedAt, fades) => {
	const { page, leave } = await visit(stories.browser, "about:blank", { motion: true });
	await page.addInitScript((now) => {
		performance.now = () => now;
		addEventListener("pagereveal", ({ viewTransition }) =>
			Object.assign(window, { fades: viewTransition !== null }),
		);
	}, parsedAt);
	await page.goto(`${stories.site.address}/about`);
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
	await page.evaluate(() => document.querySelector<HTMLElement>("header a[href='/']")?.click());
	await page.waitForURL(/\/$/);
	await page.waitForFunction((wanted) => Object(window).fades === wanted, fades);
	await leave();
});

describe("where the page took long to arrive", () => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await visit(stories.browser, "about:blank");
	});

	const visitSlowly = async (
		path: string,
		before?: (page: Page) => Promise<unknown>,
		responseEnd = 200,
	) => {
		const page = await openPage(visitor);
		await page.addInitScript((took) => {
			const late = sessionStorage.ahead
				? { requestStart: 0, responseEnd: 1, deliveryType: "navigational-prefetch" }
				: { requestStart: 0, responseEnd: sessionStorage.arriving ? 0 : took };
			performance.getEntriesByType = (type) => (type === "navigation" ? [late] : []) as never;
		}, responseEnd);
		await before?.(page);
		await page.goto(stories.site.address + path);
		return page;
	};

	const tapLink = async (page: Page, path: string, link: string, there: string) => {
		const scripts: string[] = [];
		page.on("request", (request) => {
			const isHere = new URL(page.url()).pathname === path;
			if (isHere && request.resourceType() === "script") scripts.push(request.url());
		});
		// Playwright's own tap may scroll, which is a sign of use.
		const { x = 0, y = 0 } = (await page.locator(link).first().boundingBox()) ?? {};
		await page.touchscreen.tap(x + 20, y + 20);
		await expect(page).toHaveURL(new RegExp(there));
		await expect(page.getByRole("dialog")).toHaveCount(0);
		expect(scripts).toEqual([]);
	};

	const plate = "main a[aria-haspopup=dialog]";
	const book = "main a[href='/consultation']";

	test.each([
		["/", book, "/consultation"],
		["/artwork/tattoos", plate, "/artwork/tattoos/"],
		["/artwork/drawings", "main a[href*='filter=']", "filter="],
	])("a tap on %s opens the linked page and fetches no scripts", async (path, link, there) => {
		await tapLink(await visitSlowly(path), path, link, there);
	});

	test("so does a tap on the next page, which the browser had fetched ahead", async () => {
		const page = await visitSlowly("/artwork/tattoos", async (opened) => {
			await opened.goto(`${stories.site.address}/about`);
			await opened.touchscreen.tap(10, 400);
			await opened.evaluate(() => sessionStorage.setItem("ahead", "1"));
		});
		await tapLink(page, "/artwork/tattoos", plate, "/artwork/tattoos/");
	});

	test("so does a tap while the page still arrives", async () => {
		const page = await visitSlowly("/artwork/tattoos", async (opened) => {
			await opened.goto(`${stories.site.address}/about`);
			await opened.evaluate(() => sessionStorage.setItem("arriving", "1"));
			await opened.addInitScript(() => Object.assign(performance, { now: () => 200 }));
		});
		await tapLink(page, "/artwork/tattoos", plate, "/artwork/tattoos/");
	});

	test("a picture that fails in a link still starts the scripts", async () => {
		const page = await visitSlowly("/artwork/tattoos", (opened) =>
			opened.route("**/pictures/tattoos/**", (route) => route.abort()),
		);
		await expect(ready(page)).toBeAttached();
	});

	test("on a phone 30 ms are long", async () => {
		const page = await visitSlowly("/", async () => {}, 30);
		await tapLink(page, "/", book, "/consultation");
	});

	test("for a mouse they are not: its click waits for the scripts and opens the form over the page", async () => {
		const page = await visitSlowly("/", async () => {}, 30);
		await page.locator(book).first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
	});
});
