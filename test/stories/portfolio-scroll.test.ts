import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { fillPortfolio } from "../portfolios.ts";
import { desk, prepareStories, shortenRetries, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const count = 5_000;
const stories = prepareStories(fillPortfolio(count));
const tattoos = () => `${stories.site.address}/artwork/tattoos`;

const plates = (page: Page) => page.locator("main ol > li");

async function scrollOn(page: Page, wanted: number): Promise<void> {
	await page.evaluate(async (pieces) => {
		const list = document.querySelector("main");
		while (list && list.querySelectorAll("ol > li").length < pieces) {
			scrollTo(0, document.documentElement.scrollHeight);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}, wanted);
}

test("scrolling from page 412 reaches the last of 5,000 pieces, and each appears once", async () => {
	const { page, complaints, leave } = await visit(stories.browser, `${tattoos()}?page=412`);
	await whenReady(page);
	const rest = count - 411 * 12;
	await scrollOn(page, rest);
	await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
	const addresses = await plates(page).evaluateAll((all) =>
		all.map((one) => one.querySelector("a")?.getAttribute("href")),
	);
	expect(addresses).toHaveLength(rest);
	expect(new Set(addresses).size).toBe(rest);
	await expect(plates(page).last()).toContainText(`Piece ${count}`);
	expect(complaints).toEqual([]);
	await leave();
});

test("pieces that load while scrolling change neither focus nor scroll position; a failed load says so, and retries once the site is reached again", async () => {
	const { page, context, leave } = await visit(stories.browser, tattoos(), {
		before: shortenRetries,
	});
	await whenReady(page);
	const last = plates(page).nth(11).getByRole("link");
	await last.focus();
	await expect(plates(page).nth(12)).toBeAttached();
	await expect(last).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(plates(page).nth(12).getByRole("link")).toBeFocused();

	await context.setOffline(true);
	const words = page.getByText("The next pieces did not load. Check your connection.");
	await scrollUntil(page, words);
	const seen = await plates(page).count();
	await expect(plates(page).first()).toBeAttached();
	await context.setOffline(false);
	await expect(plates(page).nth(seen)).toBeAttached({ timeout: 15_000 });
	await expect(words).toBeHidden();
	await failAndRetry(page);
	await leave();
});

/** Pages that came in the meantime move the end of the list. */
function scrollUntil(page: Page, words: Locator): Promise<void> {
	return expect
		.poll(async () => {
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			return words.isVisible();
		})
		.toBe(true);
}

/** An error of the site says so, and Retry or a later try loads the pieces. */
async function failAndRetry(page: Page): Promise<void> {
	let faulty = true;
	await page.route("**/api/artwork/**", (route) =>
		faulty ? route.fulfill({ status: 500, body: "" }) : route.continue(),
	);
	// A later try checks this first, Retry does not.
	await page.route("**/healthz", (route) => route.abort());
	const words = page.getByText("The next pieces did not load. The problem is on this site’s end.");
	await scrollUntil(page, words);
	const before = await plates(page).count();
	faulty = false;
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(plates(page).nth(before)).toBeAttached();
	await expect(words).toBeHidden();
	await page.unroute("**/healthz");
	faulty = true;
	await scrollUntil(page, words);
	const seen = await plates(page).count();
	faulty = false;
	await expect(plates(page).nth(seen)).toBeAttached({ timeout: 15_000 });
	await expect(words).toBeHidden();
}

test("when the previous or the next pieces fail to load, the viewer says so, and Previous or Next retries", async () => {
	const { page, complaints, leave } = await visit(stories.browser, `${tattoos()}?page=2`, {
		size: desk,
	});
	await whenReady(page);
	let faulty = true;
	let status = 500;
	await page.route("**/api/artwork/**", (route) =>
		faulty ? route.fulfill({ status, body: "" }) : route.continue(),
	);
	const viewer = page.getByRole("dialog");
	const alert = (words: string) => viewer.getByRole("alert").getByText(words);
	await plates(page).first().getByRole("link").click();
	await expect(viewer).toContainText("13 of 5000");
	await expect(alert("The Previous Pieces Did Not Load")).toBeVisible();
	faulty = false;
	await viewer.getByRole("button", { name: "Previous" }).click();
	await expect(viewer).toContainText("12 of 5000");
	await expect(alert("The Previous Pieces Did Not Load")).toBeHidden();

	faulty = true;
	await page.goBack();
	await expect(viewer).toBeHidden();
	await plates(page).nth(22).getByRole("link").click();
	await expect(viewer).toContainText("23 of 5000");
	await page.keyboard.press("ArrowRight");
	await expect(viewer).toContainText("24 of 5000");
	await expect(alert("The Next Pieces Did Not Load")).toBeVisible();
	faulty = false;
	await viewer.getByRole("button", { name: "Next" }).click();
	await expect(viewer).toContainText("25 of 5000");
	await expect(alert("The Next Pieces Did Not Load")).toBeHidden();

	// The list has become shorter meanwhile.
	faulty = true;
	status = 404;
	for (let at = 26; at <= 36; at++) {
		await page.keyboard.press("ArrowRight");
		await expect(viewer).toContainText(`${at} of `);
	}
	await expect(viewer).toContainText("36 of 36");
	await expect(alert("The Next Pieces Did Not Load")).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});
