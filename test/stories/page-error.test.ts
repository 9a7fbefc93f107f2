import { sql } from "kysely";
import type { Page } from "playwright-core";
import { afterEach, test } from "vitest";
import { prepareStories, type Visitor, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();
let visitor: Visitor;
afterEach(() => visitor.leave());

async function goOn(path: string, link: string): Promise<Page> {
	visitor = await visit(stories.browser, stories.site.address + path);
	const { page } = visitor;
	await whenReady(page);
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => {
		document.documentElement.dataset.marked = "";
	});
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	await page.getByRole("link", { name: link }).click();
	await page.waitForURL((url) => url.pathname + url.search !== path);
	// A step back before the next page is drawn would interrupt its navigation.
	await expect(heading).not.toHaveText(before);
	return page;
}

/** Logged by the router for errors that it shows and for interrupted navigations. */
const expected = /ErrorResponse|Failed to fetch|Transition was skipped/;

async function expectFrame(page: Page): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("data-marked", "");
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	expect(visitor.complaints.filter((text) => !expected.test(text))).toEqual([]);
}

const renameTable = (from: string, to: string) =>
	sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(stories.site.database.db);

test("a page that fails during navigation says so, and works once the site does", async () => {
	const page = await goOn("/?counted", "Credits");
	await renameTable("visitor_count", "lost");
	stories.site.logged.splice(0);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
	await expectFrame(page);
	const shown = await page.getByText(/^Reference/).textContent();
	const logged = stories.site.logged.map((line) => JSON.parse(line).reference);
	expect(logged).toEqual([shown?.replace("Reference ", "")]);
	await renameTable("lost", "visitor_count");
	await page.getByRole("link", { name: "Try Again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Custom Tattoos");
});

test("a missing page says so during navigation too", async () => {
	const page = await goOn("/no-such-page", "Return to Home");
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
	await expect(page).toHaveTitle(/^Page not found/);
	await expectFrame(page);
});

test("without a connection the next page says that the site could not be reached", async () => {
	const page = await goOn("/?counted", "Credits");
	await visitor.context.setOffline(true);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"The studio could not be reached",
	);
	await expectFrame(page);
});
