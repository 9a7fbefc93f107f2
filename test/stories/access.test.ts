import { afterAll, beforeAll, describe, test } from "vitest";
import { pages } from "../route-table.ts";
import { expectAccessible } from "./accessible.ts";
import {
	desk,
	phone,
	prepareStories,
	type Visitor,
	visit,
	whenReady,
	whenSettled,
} from "./browser.ts";
import { expect } from "./expect.ts";
import { openDialog, submitButton } from "./form.ts";

const stories = prepareStories();
const paths = pages.filter(({ canonical }) => !canonical).map(({ path }) => path);

describe.each([
	["a phone", phone],
	["a desk", desk],
])("on %s", (_, size) => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await visit(stories.browser, stories.site.address, { size });
	});
	afterAll(() => visitor.leave());

	test.each([...paths, "/no-such-page"])("%s has no violations", async (path) => {
		const { page, complaints, strangers } = visitor;
		await page.goto(stories.site.address + path);
		await whenReady(page);
		await expectAccessible(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
			false,
		);
		expect(complaints.splice(0)).toEqual([]);
		expect(strangers.splice(0)).toEqual([]);
	});

	test("the open dialog has none either, with errors and a toast in it", async () => {
		const { page } = visitor;
		await page.goto(stories.site.address);
		const dialog = await openDialog(page);
		await whenSettled(page);
		await expectAccessible(page);
		await submitButton(dialog).click();
		await expect(page.getByRole("alert")).toContainText("Missing Information");
		await whenSettled(page);
		await expectAccessible(page);
	});
});

test("the open menu has none", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	await whenReady(page);
	await page.getByRole("button", { name: "Menu" }).click();
	await expect(page.getByRole("navigation").getByRole("link", { name: "Blog" })).toBeVisible();
	await whenSettled(page);
	await expectAccessible(page);
	await leave();
});
