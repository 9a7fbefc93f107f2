import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import { switchMode, whenIdle } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const articles = documents.articles.articles;

const stories = prepareReadOnlyStories();
const hidden = articles.find((article) => article.hidden) ?? { title: "", url: "" };
const call = "/api/articles/hidden";

async function visitBlog(path: string, { on = true } = {}) {
	const visitor = await visit(stories.browser, `${stories.site.address}/healthz`, { size: desk });
	const { page, context } = visitor;
	const asked: string[] = [];
	context.on("request", (request) => {
		asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
	});
	if (on) await page.evaluate(() => localStorage.setItem("devMode", "true"));
	await page.goto(stories.site.address + path);
	await whenReady(page);
	return { ...visitor, asked, heading: page.getByRole("heading", { level: 1 }) };
}

const badge = (place: Page | Locator) => place.getByText("Hidden", { exact: true });
const badges = (page: Page) => badge(page.getByRole("main"));
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });
const link = (page: Page) => page.getByRole("main").getByRole("link", { name: hidden.title });

test("on every page of the blog a visitor sees no hidden post, and none is requested, until another tab's flag or devModeChanged shows it", async () => {
	const { page, context, asked, heading, leave } = await visitBlog("/blog", { on: false });
	const other = await context.newPage();
	await other.goto(`${stories.site.address}/healthz`);
	for (const [path, title, count] of [
		["/blog", "Blog", 1],
		["/blog/industry", "Industry", 1],
		[hidden.url, hidden.title, 1],
	] as const) {
		asked.length = 0;
		if (!page.url().endsWith(path)) await page.goto(stories.site.address + path);
		await whenReady(page);
		await expect(heading).toHaveText(title);
		if (path === "/blog") await expect(categories(page)).toContainText("Industry2 posts");
		await whenIdle(page);
		if (path !== hidden.url) await expect(link(page)).toHaveCount(0);
		await expect(badges(page)).toHaveCount(0);
		expect(asked.filter((one) => /hidden|developer/.test(one))).toEqual([]);

		await page.evaluate(() => document.body.setAttribute("data-same", ""));
		await other.evaluate(() => localStorage.setItem("devMode", "true"));
		await expect(badges(page)).toHaveCount(count);
		await other.evaluate(() => localStorage.setItem("devMode", "false"));
		await expect(badges(page)).toHaveCount(0);
		if (path === "/blog") await expect(categories(page)).toContainText("Industry2 posts");
		await switchMode(page, true);
		await expect(badges(page)).toHaveCount(count);
		await switchMode(page, false);
		await expect(badges(page)).toHaveCount(0);
		await expect(page.locator("body")).toHaveAttribute("data-same");
	}
	await leave();
});

test("in developer mode index, category and its own page show the hidden post with its badge, and are accessible", async () => {
	const { page, asked, heading, complaints, leave } = await visitBlog("/blog");
	await expect(badges(page)).toHaveCount(1);
	await expect(categories(page)).toContainText("Industry3 posts");
	const recent = page.getByRole("heading", { name: "Recent Posts" }).locator("xpath=..");
	const titles = articles.filter(({ featured }) => !featured).slice(0, 6);
	await expect(recent.getByRole("heading", { level: 3 })).toHaveText(
		titles.map(({ title }) => title),
	);
	await expect(
		recent
			.getByRole("listitem")
			.filter({ has: badge(page) })
			.getByRole("link"),
	).toHaveAttribute("href", hidden.url);
	await expectAccessible(page);
	expect(asked.filter((one) => one.endsWith(call))).toHaveLength(1);

	await page.setViewportSize(phone);
	await page.goto(`${stories.site.address}/blog/industry`);
	await whenReady(page);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
		articles.filter(({ category }) => category === "Industry").map(({ title }) => title),
	);
	await expectAccessible(page);
	await page
		.locator("article")
		.filter({ has: badge(page) })
		.getByRole("link")
		.click();
	await expect(heading).toHaveText(hidden.title);
	await expect(page.locator("article header").getByText("Hidden")).toBeVisible();
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await page.setViewportSize(desk);
	await expectAccessible(page);
	expect(asked.filter((one) => !one.startsWith("GET "))).toEqual([]);
	expect(complaints).toEqual([]);
	await leave();
});

test("when hidden posts fail to load, the page stays as it is and retries; under its other URL too", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/healthz`);
	await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 2 });
	await page.evaluate(() => localStorage.setItem("devMode", "true"));
	await page.goto(`${stories.site.address}/blog/category/industry`);
	const main = page.getByRole("main");
	await expect(main.getByRole("status")).toHaveText(/^The hidden posts did not load\./);
	await expect(main.getByRole("heading", { level: 2 })).toHaveCount(2);
	await expectAccessible(page);
	const retry = main.getByRole("button", { name: "Retry" });
	await retry.click();
	await expect(retry).toBeEnabled();
	await expect(main.getByRole("status")).toHaveText(/^The hidden posts did not load\./);
	await retry.click();
	await expect(badges(page)).toHaveCount(1);
	await expect(retry).toHaveCount(0);
	await expect(main.getByRole("status")).toBeEmpty();
	await leave();
});
