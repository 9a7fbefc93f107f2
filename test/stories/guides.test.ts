import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import { desk, phone, prepareReadOnlyStories, stopClock, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { expectScale, findPlate, openPlate, whenStill } from "./viewer.ts";

const aftercareGuides = documents["aftercare-guides"];

const stories = prepareReadOnlyStories();
const names = ["Week 1.png", "Week 2 & 3.png", "Final Aftercare Instructions.png"];

const open = (options: Parameters<typeof visit>[2] = {}) =>
	visit(stories.browser, `${stories.site.address}/aftercare`, {
		motion: true,
		...options,
	});

function listenToDownloads(page: Page): Download[] {
	const begun: Download[] = [];
	page.on("download", (download) => begun.push(download));
	return begun;
}

/** Counts saved files in the page, because download events arrive late. */
async function countSaved(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		Object.assign(window, { saved: 0 });
		const click = HTMLAnchorElement.prototype.click;
		HTMLAnchorElement.prototype.click = function () {
			if (this.download) Object.assign(window, { saved: Reflect.get(window, "saved") + 1 });
			click.call(this);
		};
	});
	return () => page.evaluate(() => Reflect.get(window, "saved"));
}

async function expectSheets(begun: Download[]): Promise<void> {
	await expect.poll(() => begun.map((download) => download.suggestedFilename())).toEqual(names);
	for (const [at, download] of begun.entries()) {
		const saved = await readFile(await download.path());
		const answer = await fetch(
			`${stories.site.address}/pictures/${aftercareGuides[at]?.image}.png`,
		);
		expect(saved.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
		expect(saved.subarray(1, 4).toString()).toBe("PNG");
	}
}

test("the plate grows into the viewer, except with reduced motion, and the viewer is accessible, at 1 and zoomed", async () => {
	const { page, complaints, strangers, leave } = await open({ size: desk });
	await whenReady(page);
	await page.evaluate(() => {
		const { animate } = Element.prototype;
		Object.assign(window, { begun: 0 });
		Element.prototype.animate = function (...given) {
			Object.assign(window, { begun: Reflect.get(window, "begun") + 1 });
			return animate.apply(this, given);
		};
	});
	const countBegun = () => page.evaluate(() => Reflect.get(window, "begun"));
	await openPlate(page, "Week 1");
	await expect.poll(countBegun).toBe(1);
	await whenStill(page);
	await expectAccessible(page);
	await page.keyboard.press("Escape");

	await page.setViewportSize(phone);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPlate(page, "Week 2 & 3");
	await page.keyboard.press("+");
	await whenStill(page);
	await expectScale(page, 1.5);
	await expectAccessible(page);
	expect(await countBegun()).toBe(1);
	expect(complaints).toEqual([]);
	expect(strangers).toEqual([]);
	await leave();
});

test("a sheet that fails to load is named and nothing is saved; Retry saves all three, one every half second", async () => {
	const { page, leave } = await open();
	await whenReady(page);
	const begun = listenToDownloads(page);
	const saved = await countSaved(page);
	await page.route("**/week-2-and-3.png", (route) => route.abort());
	await page.getByRole("button", { name: "Download Complete Aftercare Guide" }).click();
	await expect(page.getByRole("alert")).toContainText("Download Failed");
	await expect(page.getByRole("alert")).toContainText("“Week 2 & 3”");
	expect(await saved()).toBe(0);
	await page.unroute("**/week-2-and-3.png");
	await stopClock(page);
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("button", { name: "Downloading..." })).toBeDisabled();
	for (const count of [1, 2]) {
		await expect.poll(saved).toBe(count);
		await page.clock.runFor(499);
		expect(await saved()).toBe(count);
		await page.clock.runFor(1);
	}
	await expect.poll(saved).toBe(3);
	await expect(page.getByText("Aftercare Guide Saved")).toBeVisible();
	await expect(page.getByRole("button", { name: /Download Complete/ })).toBeEnabled();
	await expectSheets(begun);
	await leave();
});

test("guides are read and saved by keyboard only", async () => {
	const { page, leave } = await open();
	await whenReady(page);
	const begun = listenToDownloads(page);
	const tabTo = async (name: string | RegExp, role: "button" | "link") => {
		for (let press = 0; press < 30; press++) {
			await page.keyboard.press("Tab");
			const there = page.getByRole(role, { name }).and(page.locator(":focus"));
			if ((await there.count()) > 0) return;
		}
		throw new Error(`No way to ${name}`);
	};
	await tabTo("Download Complete Aftercare Guide", "button");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Aftercare Guide Saved")).toBeVisible();
	await expect(page.getByRole("button", { name: /Download Complete/ })).toBeFocused();
	await expectSheets(begun);

	await tabTo(/Week 1: unwrap/, "link");
	await page.keyboard.press("Space");
	await expect(page.getByRole("dialog", { name: "Week 1" })).toBeVisible();
	await tabTo("Zoom in", "button");
	await page.keyboard.press("Space");
	await expectScale(page, 1.5);
	await page.keyboard.press("0");
	await expectScale(page, 1);
	await tabTo("Next", "button");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Week 2 & 3" })).toBeVisible();
	await tabTo(/Save as PNG/, "link");
	await page.keyboard.press("Enter");
	await expect.poll(() => begun.length).toBe(4);
	expect(begun[3]?.suggestedFilename()).toBe("Week 2 & 3.png");
	await tabTo("Close", "button");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(findPlate(page, "Week 2 & 3")).toBeFocused();
	await leave();
});

test("without scripts a plate links to its largest picture, sheets have links to save them, and the course is shown as numbered days", async () => {
	const { page, leave } = await open({ scripts: false });
	await expect(page.getByLabel("Day of your session")).toBeHidden();
	await expect(page.getByText("Days 8-21")).toBeVisible();
	await page.getByText("What to do, Week 1").click();
	const task = page.getByText("Let it air for ten minutes, then a thin film of balm.");
	await expect(task.filter({ visible: true })).toHaveCount(1);
	await expect(page.getByText("Film on", { exact: true })).toBeHidden();
	await page.getByText("Adhesive film: the first week").click();
	await expect(page.getByText("Film on", { exact: true })).toBeVisible();
	await expect(page.getByRole("region", { name: /of healing/ })).toBeHidden();
	await expect(page.getByText("See how far along you are")).toBeHidden();
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download the Directions" }).click();
	expect((await download).suggestedFilename()).toBe("Tattoo_Numbing_Cream_Directions.txt");

	await expect(page.getByRole("button", { name: /Download Complete/ })).toBeHidden();
	const begun = listenToDownloads(page);
	for (const link of await page.getByRole("link", { name: /Save as PNG/ }).all()) {
		await link.click();
	}
	await expect.poll(() => begun.length).toBe(3);
	await expectSheets(begun);
	await findPlate(page, "Week 1").click();
	await expect(page).toHaveURL(`${stories.site.address}/pictures/aftercare/week-1.png`);
	await leave();
});

test("the viewer's code loads on intent only; where it fails to load, a plate opens the picture", async () => {
	const { page, leave } = await open({ size: desk, before: (page) => page.clock.install() });
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	const findCode = () => asked.filter((path) => path.includes("viewer-walk"));
	await whenReady(page);
	await page.clock.runFor(10_000);
	expect(findCode()).toEqual([]);
	await findPlate(page, "Week 1").focus();
	await expect.poll(findCode).toHaveLength(2);
	await openPlate(page, "Week 1");
	await page.keyboard.press("+");
	await expect
		.poll(() => asked)
		.toContainEqual(expect.stringMatching(/^\/pictures\/aftercare\/week-1-1600\..*avif$/));

	await page.route("**/viewer-walk*.js", (route) => route.abort());
	await page.goto(`${stories.site.address}/aftercare`);
	await whenReady(page);
	await findPlate(page, "Week 1").click();
	await expect(page).toHaveURL(`${stories.site.address}/pictures/aftercare/week-1.png`);
	await leave();
});
