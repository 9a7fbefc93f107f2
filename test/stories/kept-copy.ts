import type { Page } from "playwright-core";
import { expect } from "./expect.ts";

/**
 * The copies on the device, by their caches' names, and whether each is finished. A cache without any part
 * is none: Chromium makes a deleted one anew, empty, when it comes to store the compiled form of a script
 * that was in it. Looking must not open what is being deleted, which would do the same.
 */
export const listCopies = (page: Page) =>
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

/** What the one copy on the device holds. */
export async function listParts(page: Page): Promise<string[]> {
	const [copy] = await listCopies(page);
	return page.evaluate(async (name) => {
		const requests = await (await caches.open(name)).keys();
		return requests.map(({ url }) => new URL(url).pathname);
	}, copy?.name ?? "");
}

/** Waits until there is one finished copy and no other. */
export async function whenKept(page: Page): Promise<string[]> {
	const finished = async () => (await listCopies(page)).map((copy) => copy.finished);
	await expect.poll(finished, { timeout: 40_000 }).toEqual([true]);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
	return listParts(page);
}

/**
 * Loads the page anew; again where the answer took so long on a busy machine that the worker did not wait for it.
 *
 * @returns how often
 */
export async function reloadInTime(page: Page): Promise<number> {
	let times = 0;
	do {
		await page.reload();
		times += 1;
	} while ((await measureAnswer(page)) > 3_000);
	return times;
}

/** Milliseconds until the page's worker had an answer. */
export function measureAnswer(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [navigation] = performance.getEntriesByType(
			"navigation",
		) as PerformanceNavigationTiming[];
		return (navigation?.responseStart ?? 0) - (navigation?.workerStart ?? 0);
	});
}
