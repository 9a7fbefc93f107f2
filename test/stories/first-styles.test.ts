import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, phone, prepareReadOnlyStories, visitEach } from "./browser.ts";
import { pageKinds } from "./page-kinds.ts";

const stories = prepareReadOnlyStories();

/** They load all styles by themselves. */
const live = ["/aftercare", "/consultation", "/consultation/sent"];
const pages = pageKinds.filter(({ path }) => !live.includes(path));

const readLooks = (page: Page) =>
	page.evaluate(() =>
		[...document.body.querySelectorAll(":not(script)")].map((element) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const { color, background, border, font, opacity } = getComputedStyle(element);
			const start = element.outerHTML.slice(0, 80);
			return [start, x, y, width, height, color, background, border, font, opacity].join(" ");
		}),
	);

const loadStylesheets = (page: Page) =>
	page.evaluate(() => {
		const links = document.querySelectorAll<HTMLLinkElement>("link[rel=late][as=style]");
		const loads = [...links].map((link) => {
			link.rel = "stylesheet";
			return new Promise((resolve) => link.addEventListener("load", resolve));
		});
		return Promise.all(loads).then(() => loads.length);
	});

test.each([
	["a phone", phone, pages],
	["a desk", desk, pages.filter(({ isWide }) => isWide)],
] as const)(
	"on %s the styles in a page show it as its whole stylesheets do",
	async (_, size, shown) => {
		const paths = shown.map(({ path }) => path);
		await visitEach(stories, paths, { size }, async (page) => {
			await page.waitForLoadState();
			await page.evaluate(() => document.fonts.ready);
			const before = await readLooks(page);
			expect(await loadStylesheets(page)).toBeGreaterThan(0);
			expect(await readLooks(page)).toEqual(before);
		});
	},
);
