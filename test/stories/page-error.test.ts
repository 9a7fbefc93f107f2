import { sql } from "kysely";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { prepareStories, type Visitor, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

const findHeading = (page: Page) => page.getByRole("heading", { level: 1 });

async function goOn({ page }: Visitor, link: string): Promise<void> {
	await whenReady(page);
	await page.evaluate(() => {
		document.documentElement.dataset.marked = "";
	});
	const from = page.url();
	const before = (await findHeading(page).textContent()) ?? "";
	await page.getByRole("link", { name: link }).click();
	await page.waitForURL((url) => url.href !== from);
	// A step back before the next page is drawn would interrupt its navigation.
	await expect(findHeading(page)).not.toHaveText(before);
}

/** Logged by the router for errors that it shows and for interrupted navigations. */
const expected = /ErrorResponse|Failed to fetch|Transition was skipped/;

async function expectError({ page, complaints }: Visitor, title: string): Promise<void> {
	await expect(findHeading(page)).toHaveText(title);
	await expect(page.locator("html")).toHaveAttribute("data-marked", "");
	await expect(findHeading(page)).toBeInViewport();
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
}

const renameTable = (from: string, to: string) =>
	sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(stories.site.database.db);

test("a page that fails, is missing or cannot be reached says so during navigation too, and works once the site does", async () => {
	const { site, browser } = stories;
	const visitor = await visit(browser, `${site.address}/no-such-page`);
	const { page } = visitor;
	await goOn(visitor, "Return to Home");
	await page.goBack();
	await expectError(visitor, "Oops! Page not found");
	await expect(page).toHaveTitle(/^Page not found/);

	await page.goto(`${site.address}/?counted`);
	await goOn(visitor, "Credits");
	await renameTable("visitor_count", "lost");
	site.logged.splice(0);
	await page.goBack();
	await expectError(visitor, "Something went wrong");
	const shown = await page.getByText(/^Reference/).textContent();
	// The page before may have asked for something, too.
	const logged = site.logged.filter((line) => `Reference ${JSON.parse(line).reference}` === shown);
	expect(logged).toHaveLength(1);
	await renameTable("lost", "visitor_count");
	await page.getByRole("link", { name: "Try Again" }).click();
	await expect(findHeading(page)).toContainText("Custom Tattoos");

	await goOn(visitor, "Credits");
	await visitor.context.setOffline(true);
	await page.goBack();
	await expectError(visitor, "The studio could not be reached");
	await visitor.leave();
});
