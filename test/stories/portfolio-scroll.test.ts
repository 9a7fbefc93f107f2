import { expect } from "@playwright/test";
import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { fillPortfolios } from "../portfolios.ts";
import { desk, phone, prepareStories, visit, whenReady } from "./browser.ts";

const count = 5_000;
const stories = prepareStories(fillPortfolios(count));
const tattoos = () => `${stories.site.address}/artwork/tattoos`;

const plates = (page: Page) => page.locator("main ol > li");

/** As a visitor who wants to see all of it. */
async function scrollOn(page: Page, wanted: number): Promise<void> {
	await page.evaluate(async (pieces) => {
		const list = document.querySelector("main");
		while (list && list.querySelectorAll("ol > li").length < pieces) {
			scrollTo(0, document.documentElement.scrollHeight);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}, wanted);
}

describe.each([
	["a phone", phone],
	["a desk", desk],
])("on %s", (_, size) => {
	test("scrolling reaches the last of 5,000 pieces, and each comes once", async () => {
		const { page, complaints, leave } = await visit(stories.browser, tattoos(), { size });
		await whenReady(page);
		await scrollOn(page, count);
		await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
		const addresses = await plates(page).evaluateAll((all) =>
			all.map((one) => one.querySelector("a")?.getAttribute("href")),
		);
		expect(addresses).toHaveLength(count);
		expect(new Set(addresses).size).toBe(count);
		await plates(page).last().scrollIntoViewIfNeeded();
		await expect(plates(page).last()).toContainText(`Piece ${count}`);
		expect(complaints).toEqual([]);
		await leave();
	});
});
