import { afterAll, beforeAll, describe, test } from "vitest";
import { pages } from "../route-table.ts";
import { desk, phone, prepareReadOnlyStories, type Visitor, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { pageKinds } from "./page-kinds.ts";

const stories = prepareReadOnlyStories();
const headings = new Map(pages.map(({ path, heading }) => [path, heading]));
headings.set("/no-such-page", "Oops! Page not found");

describe("without scripts", () => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await visit(stories.browser, stories.site.address, { scripts: false });
	});
	afterAll(() => visitor.leave());

	test.each(pageKinds)(
		"$kind: readable, and nothing is shown that needs them",
		async ({ path }) => {
			const { page, complaints, strangers } = visitor;
			// Of a try that failed.
			for (const told of [complaints, strangers]) told.splice(0);
			await page.setViewportSize(phone);
			await page.goto(stories.site.address + path);
			const heading = page.getByRole("heading", { level: 1, name: headings.get(path) });
			await expect(heading).toBeVisible();
			const letters = (await page.getByRole("main").innerText()).length;
			const pictures = await page.getByRole("main").locator("img[alt]:not([alt=''])").count();
			expect(letters > 200 || pictures > 0 || path === "/no-such-page").toBe(true);
			// Controls that need scripts are hidden, or are links or forms.
			const late = page.getByRole("main").locator("[data-late]:visible:not(a[href], form *)");
			for (const size of [phone, desk]) {
				await page.setViewportSize(size);
				expect(await late.count()).toBe(0);
			}
			expect([complaints.splice(0), strangers.splice(0)]).toEqual([[], []]);
		},
	);
});

test.each([
	["a phone", phone],
	["a desk", desk],
])("without scripts on %s the menu leads to the pages in it", async (_, size) => {
	const url = `${stories.site.address}/credits`;
	const { page, complaints, leave } = await visit(stories.browser, url, { size, scripts: false });
	const links = page.getByRole("navigation").getByRole("link");
	const openMenu = async () => {
		if (size === phone) await page.getByRole("button", { name: "Menu" }).click();
	};
	await openMenu();
	const names = await links.allInnerTexts();
	expect(names).toEqual(["Home", "Portfolios", "Blog", "Aftercare", "About", "Contact"]);
	const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	const entries = pages.filter(({ current, canonical }) => current && !canonical);
	for (const [at, name] of names.entries()) {
		expect(entries).toContainEqual(expect.objectContaining({ path: targets[at], current: name }));
	}
	for (const name of ["Blog", "Contact"]) {
		await links.filter({ hasText: name }).click();
		const target = targets[names.indexOf(name)] ?? "";
		await expect(page).toHaveURL(stories.site.address + target);
		const heading = page.getByRole("heading", { level: 1, name: headings.get(target) });
		await expect(heading).toBeVisible();
		await openMenu();
	}
	expect(complaints).toEqual([]);
	await leave();
});
