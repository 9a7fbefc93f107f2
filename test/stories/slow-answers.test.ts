import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, holdBack, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { fillIn, submitButton } from "./form.ts";

const stories = prepareStories();

/** Needs an installed clock, which is resumed before the next page. */
async function pauseClock(page: Page): Promise<void> {
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test("a slow request and a slow note say so after ten seconds, and are stored", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/consultation`);
	const slow = page.getByRole("status").filter({ hasText: "This is taking longer than usual." });
	const expectSlow = async () => {
		await page.clock.runFor(9_000);
		await expect(slow).toHaveCount(0);
		await page.clock.runFor(1_500);
		await expect(slow).toBeVisible();
	};
	await page.clock.install();
	await whenReady(page);
	const form = page.getByRole("form", { name: "Consultation request" });
	await fillIn(form);
	const releaseRequest = await holdBack(page, "**/api/consultations");
	const asked = page.waitForRequest("**/api/consultations");
	await pauseClock(page);
	await submitButton(form).click();
	await asked;
	await expectSlow();
	await expect(slow).toContainText("Nothing you wrote is lost");
	await expect(submitButton(form)).toHaveText("Submitting...");
	releaseRequest();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	await page.clock.resume();

	await page.goto(`${stories.site.address}/contact`);
	await whenReady(page);
	await page.getByLabel("Thank you and notes").fill("Thanks");
	const releaseNote = await holdBack(page, "**/api/notes");
	await pauseClock(page);
	await page.getByRole("button", { name: "Submit", exact: true }).click();
	await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
	await expectSlow();
	releaseNote();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	await expect(slow).toHaveCount(0);
	await leave();
});

test("when the form's code takes more than ten seconds, it opens as a page; when the site does not answer either, a message says so", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const book = page.getByRole("link", { name: "Book Consultation" }).first();
	const opening = page.getByText("Opening the form");
	const release = await holdBack(page, "**/healthz");
	await holdBack(page, "**/assets/consultation-dialog-*.js");
	await page.clock.install();
	await whenReady(page);
	await pauseClock(page);
	await book.click();
	await expect(opening).toBeVisible();
	const asked = page.waitForRequest("**/healthz");
	await page.clock.runFor(10_500);
	await asked;
	await page.clock.runFor(5_500);
	await expect(page.getByRole("alert")).toContainText("The Form Did Not Open");
	release();
	await page.clock.resume();

	await page.goto(stories.site.address);
	await whenReady(page);
	await pauseClock(page);
	await book.click();
	await expect(opening).toBeVisible();
	await page.clock.runFor(9_000);
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await page.clock.runFor(1_500);
	await expect(page).toHaveURL(`${stories.site.address}/consultation`);
	await leave();
});

test("where a page's code or data does not come within ten seconds, by a link or by Back, the browser loads the page", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address, { size: desk });
	const heading = page.getByRole("heading", { level: 1 });
	const busy = page.locator("header[data-busy]");
	await page.clock.install();
	for (const [what, name, path, title] of [
		[/\/assets\/about\.route-[^/]*\.js/, "About", "/about", "Meet the Man"],
		[/\/blog\.data/, "Blog", "/blog", "Blog"],
	] as const) {
		await whenReady(page);
		const release = await holdBack(page, what);
		const from = page.url();
		await pauseClock(page);
		await page.getByRole("link", { name, exact: true }).first().click();
		await expect(busy).toBeAttached();
		await page.clock.runFor(9_000);
		await expect(page).toHaveURL(from);
		await page.clock.runFor(1_500);
		await expect(page).toHaveURL(stories.site.address + path);
		await expect(heading).toContainText(title);
		release();
		await page.clock.resume();
	}

	await whenReady(page);
	await page.getByRole("link", { name: "About", exact: true }).first().click();
	await expect(heading).toHaveText("Meet the Man");
	await holdBack(page, /\.data/);
	await pauseClock(page);
	await page.evaluate(() => history.back());
	await expect(busy).toBeAttached();
	await page.clock.runFor(10_500);
	await expect(heading).toContainText("Blog");
	await leave();
});
