import type { Page } from "playwright-core";
import { expect as expectValue, test } from "vitest";
import { findBar, switchMode, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, holdBack, prepareReadOnlyStories, stopClock, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { holdKeys, releaseKeys, visitWithClock } from "./reveal.ts";

const stories = prepareReadOnlyStories();
const at = (path: string) => stories.site.address + path;

const toggle = (page: Page) => page.getByRole("switch", { name: "Dev Mode", exact: true });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const readFlag = (page: Page) => page.evaluate(() => localStorage.getItem("devMode"));

const ownCode = /\/developer-mode-[^/]*\.js$/;

/** Fixes an event's timestamp on arrival, because a mocked clock computes it when it is read. */
const noteTimes = (page: Page) =>
	page.addInitScript(() => {
		for (const name of ["keydown", "keyup"]) {
			addEventListener(name, (event) => void event.timeStamp, { capture: true });
		}
	});

async function visitWithoutCode() {
	const visitor = await visit(stories.browser, "about:blank");
	const { page, context } = visitor;
	await noteTimes(page);
	await page.goto(at("/about"));
	await whenReady(page);
	await stopClock(page);
	return { ...visitor, release: await holdBack(context, ownCode) };
}

test("switching stores the flag, fires an event, reloads, and says so for 1 s", async () => {
	const { page, complaints, leave } = await visitWithClock(stories.browser, at("/about"));
	await page.evaluate(() => {
		addEventListener("devModeChanged", () => {
			sessionStorage.setItem("told", localStorage.getItem("devMode") ?? "nothing");
		});
	});
	const readTold = () => page.evaluate(() => sessionStorage.getItem("told"));
	for (const [flag, words] of [
		["true", "Dev Mode ON"],
		["false", "Dev Mode OFF"],
	] as const) {
		if (flag === "true") {
			await holdKeys(page);
			await expect(said(page, "Hold Shift+D for 2 seconds...")).toBeVisible();
			await page.clock.runFor(2_100);
			await releaseKeys(page);
		}
		const opened = page.waitForEvent("load");
		await toggle(page).click();
		await opened;
		// Hydration takes some time by the mocked clock.
		await page.clock.runFor(400);
		await expect(said(page, words)).toBeVisible();
		await page.clock.runFor(1_200);
		await expect(said(page, words)).toHaveCount(0);
		expectValue(await readFlag(page)).toBe(flag);
		if (flag === "true") expectValue(await readTold()).toBe("true");
		await expect(findBar(page)).toHaveCount(flag === "true" ? 1 : 0);
		await page.reload();
		await page.clock.runFor(400);
		await whenReady(page);
		await expect(said(page, words)).toHaveCount(0);
	}
	await page.evaluate(() => {
		localStorage.setItem("devMode", "true");
		sessionStorage.setItem("devModeSwitched", "");
		dispatchEvent(new Event("devModeChanged"));
	});
	await expect(said(page, "Dev Mode ON")).toBeVisible();
	await page.clock.runFor(900);
	await expect(said(page, "Dev Mode ON")).toBeVisible();
	await expect(page.locator("[data-leaving]")).toHaveCount(0);
	await page.clock.runFor(300);
	await expect(said(page, "Dev Mode ON")).toHaveCount(0);
	expectValue(complaints).toEqual([]);
	await leave();
});

test("while the mode is on, the keys lead to the switch in its bar, and Back and another tab show the current state without a reload", async () => {
	const { page, context, complaints, leave } = await visitAsArtist(stories, "/about");
	await expect(findBar(page)).toBeVisible();
	await stopClock(page);
	await holdKeys(page);
	await expect(said(page, "Hold Shift+D for 2 seconds...")).toBeVisible();
	await page.clock.runFor(2_100);
	await expect(said(page, "Dev Mode toggle revealed!")).toBeVisible();
	await releaseKeys(page);
	await expect(toggle(page)).toHaveCount(1);
	await expect(findBar(page).getByRole("switch", { checked: true })).toBeFocused();
	await page.clock.resume();
	// A page from the back/forward cache has received no storage events.
	await page.evaluate(() => {
		localStorage.setItem("devMode", "false");
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	await expect(findBar(page)).toHaveCount(0);

	await switchMode(page, true);
	await expect(findBar(page)).toBeVisible();
	const other = await context.newPage();
	await other.goto(at("/contact"));
	await expect(findBar(other)).toBeVisible();
	await other.evaluate(() => Object.assign(window, { untouched: true }));
	const switched = page.waitForEvent("load");
	await toggle(page).click();
	await switched;
	await expect(findBar(other)).toHaveCount(0);
	await expect(toggle(other)).toHaveCount(0);
	await other.bringToFront();
	await page.evaluate(() => localStorage.setItem("devMode", "true"));
	await expect(findBar(other)).toBeVisible();
	await page.evaluate(() => localStorage.clear());
	await expect(findBar(other)).toHaveCount(0);
	expectValue(await other.evaluate(() => "untouched" in window)).toBe(true);
	expectValue(complaints).toEqual([]);
	await leave();
});

test.each([
	["full", () => Object.assign(Storage.prototype, { setItem: refuse })],
	[
		"switched off",
		() => Object.defineProperty(window, "localStorage", { get: refuse, configurable: true }),
	],
])("where storage is %s that is said, and the page goes on", async (_, spoil) => {
	const { page, leave } = await visit(stories.browser, "about:blank", { size: desk });
	const failures: string[] = [];
	page.on("pageerror", (error) => failures.push(String(error)));
	await page.addInitScript(`function refuse() { throw new DOMException("no", "SecurityError"); }
		(${spoil})()`);
	await page.goto(at("/about"));
	await whenReady(page);
	await page.evaluate(() => Object.assign(window, { untouched: true }));
	await stopClock(page);
	await holdKeys(page);
	await expect(said(page, "Hold Shift+D for 2 seconds...")).toBeVisible();
	await page.clock.runFor(2_100);
	await releaseKeys(page);
	await toggle(page).click();
	await expect(said(page, "Not Stored")).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("Developer mode could not be stored");
	expectValue(await page.evaluate(() => "untouched" in window)).toBe(true);
	await expect(findBar(page)).toHaveCount(0);
	expectValue(failures).toEqual([]);
	await leave();
});

declare function refuse(): never;

test("keys pressed before hydration count from the press", async () => {
	const { page, context, complaints, leave } = await visit(stories.browser, "about:blank");
	await noteTimes(page);
	await stopClock(page);
	const release = await holdBack(context, /\.js$/);
	await page.goto(at("/about"), { waitUntil: "domcontentloaded" });
	await holdKeys(page, ["D", "Shift"]);
	await page.clock.runFor(2_100);
	release();
	await expect(said(page, "Hold Shift+D for 2 seconds...")).toBeVisible();
	await page.clock.runFor(100);
	await expect(toggle(page)).toBeVisible();
	expectValue(complaints).toEqual([]);
	await leave();
});

test("keys released before hydration count as released too early, and are forgotten", async () => {
	const { page, context, leave } = await visit(stories.browser, "about:blank");
	await page.clock.install();
	const release = await holdBack(context, /\.js$/);
	await page.goto(at("/about"), { waitUntil: "domcontentloaded" });
	await holdKeys(page);
	await releaseKeys(page);
	release();
	await expect(said(page, "Keys released too early")).toBeVisible();
	await expect(toggle(page)).toHaveCount(0);
	await page.clock.fastForward(4_000);
	await expect(said(page, "Keys released too early")).toHaveCount(0);
	await holdKeys(page, ["Shift"]);
	await whenIdle(page);
	await expect(said(page, "Hold Shift+D for 2 seconds...")).toHaveCount(0);
	await leave();
});

test("keys released before the mode's code loads count as too early or as long enough", async () => {
	const { page, release, leave } = await visitWithoutCode();
	await holdKeys(page);
	await releaseKeys(page);
	await holdKeys(page);
	await page.clock.runFor(500);
	await releaseKeys(page);
	release();
	await expect(said(page, "Keys released too early")).toBeVisible();
	await expect(toggle(page)).toHaveCount(0);
	await leave();

	const patient = await visitWithoutCode();
	await holdKeys(patient.page);
	await patient.page.clock.runFor(2_100);
	await releaseKeys(patient.page);
	patient.release();
	await expect(toggle(patient.page)).toBeVisible();
	await patient.leave();
});

test("without a connection nothing breaks, and the next press retries", async () => {
	const { page, context, leave } = await visit(stories.browser, at("/about"));
	const failures: string[] = [];
	page.on("pageerror", (error) => failures.push(String(error)));
	await whenReady(page);
	await context.setOffline(true);
	await holdKeys(page);
	await releaseKeys(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await context.setOffline(false);
	await stopClock(page);
	await holdKeys(page);
	await expect(said(page, "Hold Shift+D for 2 seconds...")).toBeVisible();
	await page.clock.runFor(2_100);
	await expect(toggle(page)).toBeVisible();
	expectValue(failures).toEqual([]);
	await leave();
});
