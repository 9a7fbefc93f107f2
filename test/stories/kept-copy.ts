import type { Page } from "playwright-core";
import { expect } from "./expect.ts";

/**
 * Caches by name, and whether each is complete. Ignores empty caches, which Chromium recreates for compiled
 * scripts of a deleted one. Uses no `caches.open`, which would recreate them too.
 */
export const listCaches = (page: Page) =>
	page.evaluate(async () => {
		const found = (await caches.keys()).map(async (cacheName) => {
			const [finished, begun] = await Promise.all(
				["/aftercare", "/favicon.svg"].map((path) => caches.match(path, { cacheName })),
			);
			return { name: cacheName, finished: finished !== undefined, begun: begun !== undefined };
		});
		const copies = (await Promise.all(found)).filter(({ finished, begun }) => finished || begun);
		return copies.map(({ name, finished }) => ({ name, finished }));
	});

export async function listParts(page: Page): Promise<string[]> {
	const [copy] = await listCaches(page);
	return page.evaluate(async (name) => {
		const requests = await (await caches.open(name)).keys();
		return requests.map(({ url }) => new URL(url).pathname);
	}, copy?.name ?? "");
}

export async function whenKept(page: Page): Promise<string[]> {
	const finished = async () => (await listCaches(page)).map((copy) => copy.finished);
	await expect.poll(finished, { timeout: 120_000 }).toEqual([true]);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
	return listParts(page);
}

/** Reloads until the site answers within the worker's timeout. @returns number of reloads */
export async function reloadInTime(page: Page): Promise<number> {
	let times = 0;
	do {
		await page.reload();
		times += 1;
	} while ((await measureAnswer(page)) > 3_000);
	return times;
}

export function measureAnswer(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType(
			"navigation",
		) as PerformanceNavigationTiming[];
		return (navigation?.responseStart ?? 0) - (navigation?.workerStart ?? 0);
	});
}
