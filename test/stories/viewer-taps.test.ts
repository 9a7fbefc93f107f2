import { devices, type Page } from "playwright-core";
import { test } from "vitest";
import { prepareStories, whenReady } from "./browser.ts";
import { drawFingers, expectScale, openPlate, whenStill } from "./viewer.ts";

const stories = prepareStories();

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

/** Waits longer than any later click or animation takes. */
async function expectRest(page: Page, scale: number): Promise<void> {
	await page.waitForTimeout(700);
	await whenStill(page);
	await expectScale(page, scale);
}

test("two taps zoom, and two more zoom out, however slow", async () => {
	const { page, leave } = await openGuideOnPhone();
	for (const gap of [0, 90, 180, 250]) {
		for (const scale of [2.5, 1]) {
			await tap(page, gap, 2);
			await expectRest(page, scale);
		}
	}
	await leave();
});

test("taps in a row count in pairs, however fast", async () => {
	const { page, leave } = await openGuideOnPhone();
	for (const gap of [20, 60, 100]) {
		await tap(page, gap, 8);
		await expectRest(page, 1);
		await tap(page, gap, 6);
		await expectRest(page, 2.5);
		await tap(page, gap, 3);
		await expectRest(page, 1);
		await page.waitForTimeout(500);
	}
	await leave();
});

test("right after a pinch too; a pinch or a single tap does nothing", async () => {
	const { page, leave } = await openGuideOnPhone();
	const one = [180, 160, 140, 120, 100].map((x): [number, number] => [x, 400]);
	const other = [220, 240, 260, 280, 300].map((x): [number, number] => [x, 400]);
	await tap(page, 0, 1);
	await expectRest(page, 1);
	for (const gap of [60, 120]) {
		await drawFingers(page, one, other);
		await tap(page, gap, 2);
		await expectRest(page, 1);
		await tap(page, gap, 2);
		await expectRest(page, 2.5);
		await tap(page, gap, 1);
		await drawFingers(page, [...one].reverse(), [...other].reverse());
		await expectScale(page, 1);
		await tap(page, gap, 1);
		await expectRest(page, 1);
	}
	await leave();
});
