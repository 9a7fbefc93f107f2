import { afterAll, beforeAll, describe, test } from "vitest";
import { pages } from "../route-table.ts";
import { desk, phone, prepareStories, type Visitor, visit } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();
const entries = new Map(
	pages
		.filter(({ path, canonical }) => path.lastIndexOf("/") === 0 && !canonical)
		.map((page) => [page.path, page]),
);

describe.each([
	["a phone", phone],
	["a desk", desk],
])("without scripts on %s", (_, size) => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await visit(stories.browser, "about:blank", { size, scripts: false });
	});
	afterAll(() => visitor.leave());

	test.each(pages)("$path is readable, and links to other pages", async ({ path, heading }) => {
		const { page, complaints } = visitor;
		await page.goto(stories.site.address + path);
		await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
		const main = page.getByRole("main");
		const letters = (await main.innerText()).length;
		expect(letters > 200 || (await main.locator("img[alt]:not([alt=''])").count()) > 0).toBe(true);
		// Without scripts, what needs them is hidden, or is a link or a form.
		expect(await page.locator("main [data-late]:visible:not(a[href], form *)").count()).toBe(0);
		expect(complaints.splice(0)).toEqual([]);
	});

	test("the menu leads to every page in it", async () => {
		const { page } = visitor;
		const links = page.getByRole("navigation").getByRole("link");
		const menu = page.getByRole("button", { name: "Menu" });
		await page.goto(stories.site.address);
		if (size === phone) await menu.click();
		const names = await links.allInnerTexts();
		expect(names).toEqual(["Home", "Portfolios", "Blog", "Aftercare", "About", "Contact"]);
		for (const name of names) {
			await page.goto(`${stories.site.address}/credits`);
			if (size === phone) await menu.click();
			const link = links.filter({ hasText: name });
			const target = (await link.getAttribute("href")) ?? "";
			await link.click();
			await expect(page).toHaveURL(stories.site.address + target);
			const heading = entries.get(target)?.heading ?? "";
			await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
		}
	});
});
