import { afterAll, beforeAll, describe, test } from "vitest";
import { expectAccessible } from "./accessible.ts";
import {
	desk,
	phone,
	prepareReadOnlyStories,
	type Visitor,
	visit,
	whenReady,
	whenSettled,
} from "./browser.ts";
import { expect } from "./expect.ts";
import { openDialog, submitButton } from "./form.ts";

const stories = prepareReadOnlyStories();

/** One page of each kind, and each state in which its code shows something else. */
const kinds = {
	home: "/",
	about: "/about",
	contact: "/contact",
	aftercare: "/aftercare",
	policy: "/drawing-and-deposit-policy",
	credits: "/credits",
	"the consultation form": "/consultation",
	"what was sent": "/consultation/sent",
	"a missing page": "/no-such-page",
	portfolios: "/artwork",
	categories: "/artwork/categories",
	"a wall": "/artwork/tattoos",
	"a list with filters": "/artwork/drawings",
	"a list without pieces": "/artwork/paintings",
	"what is coming soon": "/artwork/featured",
	"all sleeves": "/sleeves-largescale",
	"a sleeve": "/bird-and-floral",
	"a healed piece": "/artwork/tattoos/12-blue-columbine-color-calf",
	"a piece to claim": "/artwork/drawings/4-poudre-canyon",
	"a piece of a sleeve": "/bird-and-floral/1-outer-arm",
	blog: "/blog",
	"a category of articles": "/blog/industry",
	"a category without articles": "/blog/process",
	"an article": "/blog/aftercare/tattoo-aftercare-guide",
};

/** Those that show something else on a desk than on a phone, apart from the frame. */
const wide = [
	kinds.home,
	kinds.about,
	kinds.contact,
	kinds["the consultation form"],
	kinds["a wall"],
	kinds["a list with filters"],
	kinds["a sleeve"],
	kinds["a healed piece"],
	kinds.blog,
	kinds["an article"],
];

describe("on a phone and on a desk", () => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await visit(stories.browser, stories.site.address);
	});
	afterAll(() => visitor.leave());

	test.each(Object.entries(kinds))(
		"%s: accessible, and no wider than the screen",
		async (_, path) => {
			const { page, complaints, strangers } = visitor;
			await page.setViewportSize(phone);
			await page.goto(stories.site.address + path);
			await whenReady(page);
			for (const size of [phone, desk]) {
				await page.setViewportSize(size);
				await whenSettled(page);
				if (size === phone || wide.includes(path)) await expectAccessible(page);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
			}
			expect([complaints.splice(0), strangers.splice(0)]).toEqual([[], []]);
		},
	);
});

test("the open menu and the dialog, with errors and a toast too, are accessible", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	await whenReady(page);
	await page.getByRole("button", { name: "Menu" }).click();
	await expect(page.getByRole("navigation").getByRole("link", { name: "Blog" })).toBeVisible();
	await whenSettled(page);
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	const dialog = await openDialog(page);
	await whenSettled(page);
	await expectAccessible(page);
	await submitButton(dialog).click();
	await expect(page.getByRole("alert")).toContainText("Missing Information");
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await whenSettled(page);
		await expectAccessible(page);
	}
	await leave();
});
