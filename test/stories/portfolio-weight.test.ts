import { test } from "vitest";
import { phone, prepareStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

interface Loaded {
	name: string;
	kind: string;
	bytes: number;
	/** Milliseconds since navigation. */
	began: number;
}

interface Seen {
	/** Largest contentful paint. */
	largest: { at: number; url: string };
	shift: number;
	loaded: Loaded[];
}

function watch(): void {
	const seen: Seen = { largest: { at: 0, url: "" }, shift: 0, loaded: [] };
	Object.assign(window, { seen });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) {
			seen.largest = { at: entry.startTime, url: entry.url };
		}
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
			seen.shift += entry.value;
		}
	}).observe({ type: "layout-shift", buffered: true });
}

function readSeen(): Seen {
	const { seen } = window as unknown as { seen: Seen };
	const entries = [
		...performance.getEntriesByType("navigation"),
		...performance.getEntriesByType("resource"),
	] as PerformanceResourceTiming[];
	seen.loaded = entries.map((entry) => ({
		name: entry.name,
		kind: entry.initiatorType,
		bytes: entry.transferSize,
		began: entry.startTime,
	}));
	return seen;
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
	const session = await context.newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 40,
		downloadThroughput: 1_500_000,
		uploadThroughput: 1_500_000,
	});
	const address = `${stories.site.address}/artwork/tattoos`;
	const html = await (await page.goto(address, { waitUntil: "domcontentloaded" }))?.text();
	await expect.poll(async () => (await page.evaluate(readSeen)).largest.url).not.toBe("");
	const { largest, shift, loaded } = await page.evaluate(readSeen);

	const picture = new URL(largest.url).pathname;
	expect(html).toContain(picture);
	expect(html).toMatch(/fetchPriority="high"/);
	// Counts what was requested by then, even if it had not arrived.
	const counted = loaded.filter(({ kind, began }) => kind !== "script" && began <= largest.at);
	const bytes = counted.reduce((sum, one) => sum + one.bytes, 0);
	const list = counted.map((one) => `${one.bytes} ${one.name}`).join("\n");
	expect(bytes, list).toBeLessThanOrEqual(350_000);
	expect(shift).toBeLessThanOrEqual(0.01);
	await context.close();
});
