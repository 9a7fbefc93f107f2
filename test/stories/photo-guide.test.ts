import { readFile } from "node:fs/promises";
import type { Download } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { publishPhotoGuide } from "../photo-guide.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { type Door, openDoor } from "./door.ts";
import { expect } from "./expect.ts";
import { whenKept } from "./kept-copy.ts";

const stories = prepareStories();
let door: Door;
let image = "";
beforeAll(async () => {
	image = await publishPhotoGuide(stories.site);
	door = await openDoor(stories.site);
});
afterAll(() => door?.shut().catch(() => {}));

// The copy has every file of the other sheets, which the site draws first.
test("a guide with the artist's photo is shown and saved without a connection, too", {
	timeout: 240_000,
}, async () => {
	const { page, leave } = await visit(stories.browser, `${door.address}/aftercare`, {
		worker: true,
	});
	const kept = await whenKept(page);
	expectValue(kept).toContain(`/pictures/aftercare/${image}.png`);
	await door.shut();
	await page.reload();
	await whenReady(page);
	await expect(page.getByText("This page is the copy saved to this device on")).toBeVisible();
	const plate = page.locator('img[alt^="Instruction sheet, Week 1"]');
	await plate.scrollIntoViewIfNeeded();
	const measure = () => plate.evaluate((img: HTMLImageElement) => img.naturalWidth);
	await expect.poll(measure).toBeGreaterThan(0);
	expectValue(await plate.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(image);

	const begun: Download[] = [];
	page.on("download", (download) => begun.push(download));
	await page.getByRole("button", { name: "Download Complete Aftercare Guide" }).click();
	await expect.poll(() => begun.length).toBe(3);
	expectValue(begun[0]?.suggestedFilename()).toBe("Week 1.png");
	const saved = await readFile((await begun[0]?.path()) ?? "");
	expectValue(await sharp(saved).metadata()).toMatchObject({ format: "png", width: 700 });
	await leave();
});
