import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const article = "/blog/history/timeless-art-of-tattooing";

function countCharacters([, ...paragraphs]: Element[]): number[] {
	const lines = paragraphs.flatMap((paragraph) => {
		const counts = new Map<number, number>();
		const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		while (texts.nextNode()) {
			const text = texts.currentNode as Text;
			for (let at = 0; at < text.length; at++) {
				range.setStart(text, at);
				range.setEnd(text, at + 1);
				const line = Math.round(range.getBoundingClientRect().top / 8);
				counts.set(line, (counts.get(line) ?? 0) + 1);
			}
		}
		return [...counts.values()].slice(0, -1);
	});
	return lines.sort((one, other) => one - other);
}

test("on a phone and on a desk a thumb can hit the links of every page, and an article's lines have a readable length; the prompt under them opens the dialog", async () => {
	const { page, leave } = await visit(stories.browser, "about:blank");
	for (const path of ["/blog", "/blog/industry", "/blog/process", article]) {
		await page.goto(stories.site.address + path);
		for (const size of [phone, desk]) {
			await page.setViewportSize(size);
			// Inline links are as high as their line; a headline's link covers its article.
			const small = await page.locator("main a:visible").evaluateAll((links) =>
				links
					.filter((link) => !link.closest("article header + div"))
					.filter((link) => getComputedStyle(link, "::after").content === "none")
					.filter((link) => link.getBoundingClientRect().height < 44)
					.map((link) => link.outerHTML),
			);
			expect(small, path).toEqual([]);
			if (path === article) await expectReadableLines(page, size);
		}
	}
	await whenReady(page);
	await page.getByRole("main").getByRole("link", { name: "Book Consultation" }).click();
	await expect(page.getByRole("dialog", { name: "Book a Consultation" })).toBeVisible();
	await leave();
});

async function expectReadableLines(page: Page, size: typeof phone): Promise<void> {
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	const lines = await page.locator("article header + div p").evaluateAll(countCharacters);
	const [shortest = 0, longest = 0] = [lines[0], lines[Math.floor(lines.length * 0.95)]];
	expect(lines.length).toBeGreaterThan(40);
	expect(longest).toBeLessThanOrEqual(68);
	expect(shortest).toBeGreaterThanOrEqual(size === phone ? 30 : 46);
}

test("from the index to a category, an article and its predecessor, and back again", async () => {
	const { page, complaints, leave } = await visit(stories.browser, `${stories.site.address}/blog`);
	await whenReady(page);
	const heading = page.getByRole("heading", { level: 1 });
	const main = page.getByRole("main");
	await main.getByRole("link", { name: "History" }).click();
	await expect(heading).toHaveText("History");
	const current = page.getByRole("navigation", { name: "Categories" }).locator("[aria-current]");
	await expect(current).toHaveText("History");
	await main
		.getByRole("link", { name: /^Read Full Article/ })
		.first()
		.click();
	await expect(heading).toHaveText("The Timeless Art of Tattooing");
	await main.getByRole("link", { name: /^Previous article/ }).click();
	await expect(heading).toHaveText("Tattoos in the Modern Age");
	await main.getByRole("link", { name: "Back to Industry" }).click();
	await expect(heading).toHaveText("Industry");
	await main.getByRole("link", { name: "Back to Blog" }).click();
	await expect(heading).toHaveText("Blog");
	expect(complaints).toEqual([]);
	await leave();
});
