import type { Page } from "playwright-core";
import { test } from "vitest";
import { holdBack, prepareStories, stopClock, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

test("both counters show the stored count, and a click adds one to both; a plate of the wall opens in the viewer under its own address", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/home`);
	const buttons = page.getByRole("button", { name: "I was here" });
	await expect(buttons).toHaveCount(2);
	await whenReady(page);
	const { count } = (await stories.site.call("/api/visitor-count")).json() as { count: number };
	await expect(page.getByText(String(count), { exact: true })).toHaveCount(2);
	const release = await holdBack(page, "**/api/visitor-count");
	await buttons.first().click();
	await expect(page.getByRole("button", { name: "Updating..." }).first()).toBeDisabled();
	release();
	await expect(page.getByText("Visit counted!")).toBeVisible();
	const numbers = page.getByText(String(count + 1), { exact: true });
	await expect(numbers).toHaveCount(2);

	const plates = page.locator("main a[data-opens]");
	await expect(plates).toHaveCount(10);
	const own = await plates.nth(1).getAttribute("href");
	await plates.nth(1).click();
	const viewer = page.getByRole("dialog");
	await expect(viewer).toContainText("2 of 10");
	await expect(page).toHaveURL(`${stories.site.address}${own}`);
	await page.goBack();
	await expect(viewer).toHaveCount(0);
	await expect(page).toHaveURL(`${stories.site.address}/home`);
	await expect(plates.nth(1)).toBeFocused();
	await leave();
});

test("the line around the hero's plate draws itself the first time a visit comes to the home page, and only then", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/policy`, {
		motion: true,
	});
	const drawn: number[] = [];
	await page.exposeFunction("noteDrawn", (seconds: number) =>
		drawn.push(Number(seconds.toFixed(3))),
	);
	await page.addInitScript(() => {
		const { noteDrawn } = globalThis as unknown as { noteDrawn(seconds: number): void };
		addEventListener("animationend", ({ pseudoElement, elapsedTime }) => {
			if (pseudoElement) noteDrawn(elapsedTime);
		});
	});
	await page.goto(stories.site.address);
	await expect.poll(() => drawn).toEqual([0.9, 0.9]);
	await page.reload();
	await whenReady(page);
	expect(await page.evaluate(() => document.documentElement.dataset.arrived)).toBeUndefined();
	await leave();
});

test("the menu opens, closes on a choice, and marks the current page; menu, dialog and form work by keyboard only", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	await whenReady(page);
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveAttribute("href", /^#/);
	await page.getByRole("button", { name: "Menu" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("navigation").getByRole("link", { name: "Home" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveText("Home");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

	await expectMenuByTap(page);
	const book = page.getByRole("link", { name: "Book Consultation" }).first();
	await book.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("First Name").waitFor();
	await dialog.getByLabel("First Name").focus();
	await page.keyboard.type("Test");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Visitor");
	await page.keyboard.press("Tab");
	await page.keyboard.type("30");
	await dialog.getByLabel("Email").focus();
	await page.keyboard.type("visitor@example.com");
	await dialog.getByLabel("Referred By").focus();
	await page.keyboard.press("ArrowDown");
	await dialog.getByLabel("Email").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	await expect(dialog).toBeHidden();
	await expect(book).toBeFocused();
	await leave();
});

async function expectMenuByTap(page: Page): Promise<void> {
	const toggle = page.getByRole("button", { name: "Menu" });
	const link = (name: string) => page.getByRole("navigation").getByRole("link", { name });
	await expect(link("Blog")).toBeHidden();
	await toggle.click();
	await expect(toggle).toHaveAttribute("aria-expanded", "true");
	for (const name of ["Home", "Portfolios", "Blog", "Aftercare", "About", "Contact"]) {
		await expect(link(name)).toBeVisible();
	}
	await expect(link("Home")).toHaveAttribute("aria-current", "page");
	await page.keyboard.press("Escape");
	await expect(link("Blog")).toBeHidden();
	await toggle.click();
	await link("Home").click();
	await expect(link("Blog")).toBeHidden();
}

test("a click before hydration is not lost", async () => {
	const { page, leave } = await visit(stories.browser, "about:blank");
	const letCome = await holdBack(page, "**/assets/**/*.js");
	// Stops the timer after which the link would be followed without scripts.
	await stopClock(page);
	await page.goto(stories.site.address, { waitUntil: "commit" });
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	letCome();
	await expect(page.locator("html[data-ready]")).toBeVisible();
	await page.clock.resume();
	await expect(page.getByRole("dialog").getByLabel("First Name")).toBeVisible();
	await page.clock.fastForward(10_000);
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await leave();
});

test("while the scripts do not load, consultation buttons are links to the form", async () => {
	const { page, leave } = await visit(stories.browser, "about:blank");
	await page.route("**/assets/**/*.js", (route) => route.abort());
	await page.goto(stories.site.address);
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	await expect(page).toHaveURL(`${stories.site.address}/consultation`);
	await leave();
});
