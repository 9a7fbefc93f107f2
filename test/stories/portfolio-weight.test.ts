import { test } from "vitest";
import { phone, prepareReadOnlyStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

interface Seen {
	/** Address of the largest contentful paint. */
	largest: string;
	shift: number;
	/** Bytes by address, without scripts and the pictures below the first screen. */
	loaded: [address: string, bytes: number][];
}

function watch(): void {
	const seen = { largest: "", shift: 0 };
	Object.assign(window, { seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) {
			seen.largest = entry.url;
		}
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
			seen.shift += entry.value;
		}
	}).observe({ type: "layout-shift", buffered: true });
}

/** Null until all pictures of the first screen are shown. */
function readSeen(): Seen | null {
	const { seen } = window as unknown as { seen: Seen };
	const isBelow = (picture: HTMLImageElement) =>
		picture.loading === "lazy" && picture.getBoundingClientRect().top >= innerHeight;
	const pictures = [...document.images];
	const below = pictures.filter(isBelow).map(({ currentSrc }) => currentSrc);
	const isShown = pictures.every((picture) => isBelow(picture) || picture.complete);
	if (!isShown || seen.largest === "") return null;
	const entries = [
		...performance.getEntriesByType("navigation"),
		...performance.getEntriesByType("resource"),
	] as PerformanceResourceTiming[];
	const loaded = entries
		.filter(({ name, initiatorType }) => initiatorType !== "script" && !below.includes(name))
		.map(({ name, transferSize }): [string, number] => [name, transferSize]);
	return { ...seen, loaded };
}

test("the first view of the tattoos is light", async () => {
	const context = await stories.browser.newContext({
		viewport: phone,
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		serviceWorkers: "block",
	});
	const page = await context.newPage();
	await page.addInitScript(watch);
	const html = await (await page.goto(`${stories.site.address}/artwork/tattoos`))?.text();
	const read = await page.waitForFunction(readSeen);
	const { largest, shift, loaded } = (await read.jsonValue()) as Seen;

	expect(html).toContain(new URL(largest).pathname);
	expect(html).toMatch(/fetchPriority="high"/);
	const bytes = loaded.reduce((sum, [, size]) => sum + size, 0);
	const list = loaded.map(([address, size]) => `${size} ${address}`).join("\n");
	expect(bytes, list).toBeGreaterThan(100_000);
	expect(bytes, list).toBeLessThanOrEqual(200_000);
	expect(shift).toBeLessThanOrEqual(0.01);
	await context.close();
});
