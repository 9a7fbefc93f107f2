import { test } from "vitest";
import { fillPortfolio } from "../portfolios.ts";
import { prepareStories, visit, whenReady } from "../stories/browser.ts";
import { expect } from "../stories/expect.ts";

const count = 5_000;
const stories = prepareStories(fillPortfolio(count));

test("scrolling reaches the last of 5,000 pieces, and each appears once", async () => {
	const tattoos = `${stories.site.address}/artwork/tattoos`;
	const { page, complaints, leave } = await visit(stories.browser, tattoos);
	await whenReady(page);
	await page.evaluate(async (pieces) => {
		while (document.querySelectorAll("main ol > li").length < pieces) {
			scrollTo(0, document.documentElement.scrollHeight);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}, count);
	const plates = page.locator("main ol > li");
	await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
	const addresses = await plates.evaluateAll((all) =>
		all.map((one) => one.querySelector("a")?.getAttribute("href")),
	);
	expect(addresses).toHaveLength(count);
	expect(new Set(addresses).size).toBe(count);
	await plates.last().scrollIntoViewIfNeeded();
	await expect(plates.last()).toContainText(`Piece ${count}`);
	expect(complaints).toEqual([]);
	await leave();
}, 300_000);
