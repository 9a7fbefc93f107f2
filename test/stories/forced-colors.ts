import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Expects that a drawing's lines or areas have the color of text where the visitor's own colors are forced. */
export async function expectDrawnAsText(
	drawn: Locator,
	property: "fill" | "stroke",
): Promise<void> {
	const page = drawn.page();
	await page.emulateMedia({ forcedColors: "active" });
	const colors = await drawn.evaluateAll(
		(all, name) => all.map((one) => getComputedStyle(one)[name]),
		property,
	);
	const text = await page.evaluate(() => getComputedStyle(document.body).color);
	expect(new Set(colors)).toEqual(new Set([text]));
	await page.emulateMedia({ forcedColors: null });
}
