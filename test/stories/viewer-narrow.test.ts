import type { Page } from "playwright-core";
import { test } from "vitest";
import { prepareReadOnlyStories, setTextSize, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { expectScale, openPlate } from "./viewer.ts";

const stories = prepareReadOnlyStories();

test("at twice the text size on a narrow phone, everything is in view with the picture", async () => {
	const size = { width: 320, height: 568 };
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/aftercare`, {
		size,
		motion: true,
	});
	await whenReady(page);
	await setTextSize(page);
	const viewer = await openPlate(page, "Final Aftercare Instructions");
	const expectOnScreen = async () => {
		for (const control of await viewer.locator("button, a").all()) {
			const box = await control.boundingBox();
			if (!box) throw new Error("A control is not shown");
			expect(box.x).toBeGreaterThanOrEqual(0);
			expect(box.x + box.width).toBeLessThanOrEqual(size.width);
			expect(box.y + box.height).toBeLessThanOrEqual(size.height);
			expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
		}
	};
	await expectOnScreen();
	for (const name of ["Zoom in", "reset zoom", "Zoom out"]) {
		const [box, close] = await Promise.all(
			[name, "Close"].map((label) => viewer.getByRole("button", { name: label }).boundingBox()),
		);
		expect(box?.y).toBe(close?.y);
	}
	const picture = await viewer.getByRole("img").last().boundingBox();
	expect(picture?.height).toBeGreaterThan(120);
	for (let press = 0; press < 8; press++) await page.keyboard.press("+");
	await expectScale(page, 5);
	await expect(viewer.getByRole("button", { name: "500%, reset zoom" })).toHaveText("500%");
	await expectOnScreen();
	await leave();
});

test("held sideways, a phone gives the picture nearly all its height, and shows its words whole; a disabled control looks disabled in forced colors", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/artwork/tattoos`, {
		motion: true,
	});
	await whenReady(page);
	for (const [width, height, least] of [
		[844, 390, 0.85],
		[568, 320, 0],
	] as const) {
		await page.setViewportSize({ width, height });
		const viewer = await openPlate(page, "Octopus and mandala, black and gray, thigh");
		const picture = await viewer.getByRole("img").last().boundingBox();
		expect(picture?.height).toBeGreaterThan(height * least);
		for (const control of await viewer.locator("button, a").all()) {
			const box = await control.boundingBox();
			expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
			expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
		}
		const words = viewer.locator("h2 + p");
		await expect(words).toBeInViewport({ ratio: 1 });
		const { scrolled, whole } = await words.evaluate(({ parentElement: holder }) => ({
			scrolled: holder?.clientHeight,
			whole: holder?.scrollHeight,
		}));
		expect(scrolled).toBe(whole);
		await page.keyboard.press("Escape");
		await expect(viewer).toBeHidden();
	}
	await expectDistinctWhenDisabled(page);
	await leave();
});

async function expectDistinctWhenDisabled(page: Page): Promise<void> {
	await page.emulateMedia({ forcedColors: "active" });
	const viewer = await openPlate(page, "Octopus and mandala, black and gray, thigh");
	const colorOf = (name: string) =>
		viewer
			.getByRole("button", { name, exact: true })
			.evaluate((button) => getComputedStyle(button).color);
	expect(await colorOf("Previous")).not.toBe(await colorOf("Next"));
	expect(await colorOf("Zoom out")).toBe(await colorOf("Previous"));
}
