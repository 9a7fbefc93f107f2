import { devices, type Page } from "playwright-core";
import { test } from "vitest";
import { prepareReadOnlyStories, whenReady } from "./browser.ts";
import { drawFingers, expectScale, openPlate, whenStill } from "./viewer.ts";

const stories = prepareReadOnlyStories();

async function openGuideOnPhone() {
	const context = await stories.browser.newContext({
		...devices["Pixel 7"],
		serviceWorkers: "block",
	});
	const page = await context.newPage();
	await page.goto(`${stories.site.address}/aftercare`);
	await whenReady(page);
	await openPlate(page, "Week 1");
	return { page, leave: () => context.close() };
}

/** Sets the timestamps itself: each tap starts `gap` milliseconds after the last one ended. */
async function tap(page: Page, gap: number, times: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const begun = Date.now();
	for (let at = 0; at < times; at++) {
		if (at > 0) await page.waitForTimeout(gap);
		const timestamp = (begun + at * gap) / 1_000;
		const touchPoints = [{ x: 206, y: 420 + at, id: 0 }];
		await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp });
		await session.send("Input.dispatchTouchEvent", {
			type: "touchEnd",
			touchPoints: [],
			timestamp,
		});
	}
	await session.detach();
}

/** Later than any click or animation that could follow. */
async function expectRest(page: Page, scale: number): Promise<void> {
	await whenStill(page, 30);
	await expectScale(page, scale);
}

test("two taps zoom and two more zoom out, slow and fast, in a row and after a pinch; a single one does nothing", async () => {
	const { page, leave } = await openGuideOnPhone();
	for (const gap of [0, 250]) {
		for (const scale of [2.5, 1]) {
			await tap(page, gap, 2);
			await expectRest(page, scale);
		}
	}
	// Taps in a row count in pairs.
	for (const [gap, times, scale] of [
		[20, 6, 2.5],
		[100, 3, 1],
	] as const) {
		await tap(page, gap, times);
		await expectRest(page, scale);
	}
	const one = [180, 160, 140, 120, 100].map((x): [number, number] => [x, 400]);
	const other = [220, 240, 260, 280, 300].map((x): [number, number] => [x, 400]);
	await drawFingers(page, one, other);
	await tap(page, 60, 2);
	await expectRest(page, 1);
	await tap(page, 120, 2);
	await expectRest(page, 2.5);
	await tap(page, 0, 1);
	await drawFingers(page, [...one].reverse(), [...other].reverse());
	await expectScale(page, 1);
	await tap(page, 0, 1);
	await expectRest(page, 1);
	await leave();
});
