import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, holdBack, prepareStories, stopClock, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { fillIn, openDialog, submitButton } from "./form.ts";

const stories = prepareStories();

const visitHome = () => visit(stories.browser, stories.site.address);

test("a slow request says so after ten seconds, and is stored", async () => {
	const { page, leave } = await visitHome();
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const release = await holdBack(page, "**/api/consultations");
	const asked = page.waitForRequest("**/api/consultations");
	await stopClock(page);
	await submitButton(dialog).click();
	await asked;
	const slow = dialog.getByRole("status").filter({ hasText: "This is taking longer than usual." });
	await page.clock.runFor(9_000);
	await expect(slow).toHaveCount(0);
	await page.clock.runFor(1_500);
	await expect(slow).toContainText("Nothing you wrote is lost");
	await expect(submitButton(dialog)).toHaveText("Submitting...");
	release();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	await leave();
});

test("a slow note says so after ten seconds, and is stored", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/contact`);
	await whenReady(page);
	await page.getByLabel("Thank you and notes").fill("Thanks");
	const release = await holdBack(page, "**/api/notes");
	await stopClock(page);
	await page.getByRole("button", { name: "Submit", exact: true }).click();
	await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
	const slow = page.getByRole("status").filter({ hasText: "This is taking longer than usual." });
	await page.clock.runFor(9_000);
	await expect(slow).toHaveCount(0);
	await page.clock.runFor(1_500);
	await expect(slow).toBeVisible();
	release();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	await expect(slow).toHaveCount(0);
	await leave();
});

test("when the form's code takes more than ten seconds, the form opens as a page", async () => {
	const { page, leave } = await visitHome();
	await holdBack(page, "**/assets/consultation-dialog-*.js");
	await whenReady(page);
	await stopClock(page);
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	await expect(page.getByText("Opening the form")).toBeVisible();
	await page.clock.runFor(9_000);
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await page.clock.runFor(1_500);
	await expect(page).toHaveURL(`${stories.site.address}/consultation`);
	await leave();
});

test("when the site does not answer either, a message says that the form did not open", async () => {
	const { page, leave } = await visitHome();
	await holdBack(page, /consultation-dialog-[^/]*\.js|healthz/);
	await whenReady(page);
	await stopClock(page);
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	await expect(page.getByText("Opening the form")).toBeVisible();
	const asked = page.waitForRequest("**/healthz");
	await page.clock.runFor(10_500);
	await asked;
	await page.clock.runFor(5_500);
	await expect(page.getByRole("alert")).toContainText("The Form Did Not Open", {
		timeout: 15_000,
	});
	await leave();
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.each([
	["data", /\/about\.data/],
	["code", /\/assets\/about\.route-[^/]*\.js/],
])(
	"where a page's %s does not come within ten seconds, the browser loads the page",
	async (_, what) => {
		const { page, leave } = await visit(stories.browser, stories.site.address, { size: desk });
		await whenReady(page);
		await holdBack(page, what);
		await stopClock(page);
		await page.getByRole("link", { name: "About", exact: true }).click();
		await expect(page.locator("header[data-busy]")).toBeAttached();
		await page.clock.runFor(9_000);
		await expect(page).toHaveURL(`${stories.site.address}/`);
		await page.clock.runFor(1_500);
		await expect(page).toHaveURL(`${stories.site.address}/about`);
		await expect(heading(page)).toHaveText("Meet the Man");
		await leave();
	},
);

test("Back to a page whose data does not arrive loads the document too", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/about`, {
		size: desk,
	});
	await whenReady(page);
	await page.getByRole("link", { name: "Blog", exact: true }).click();
	await expect(heading(page)).not.toHaveText("Meet the Man");
	await holdBack(page, /\.data/);
	await stopClock(page);
	await page.evaluate(() => history.back());
	await expect(page.locator("header[data-busy]")).toBeAttached();
	await page.clock.runFor(10_500);
	await expect(heading(page)).toHaveText("Meet the Man");
	await leave();
});
