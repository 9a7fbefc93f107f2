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
import { expectRoomForText } from "./large-text.ts";
import { pageKinds } from "./page-kinds.ts";

const stories = prepareReadOnlyStories();

describe("on a phone and on a desk", () => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await visit(stories.browser, stories.site.address);
	});
	afterAll(() => visitor.leave());

	test.each(pageKinds)(
		"$kind: accessible, and no wider than the screen, with large and with spaced text too",
		async ({ path, isWide }) => {
			const { page, complaints, strangers } = visitor;
			// Of a try that failed.
			for (const told of [complaints, strangers]) told.splice(0);
			await page.setViewportSize(phone);
			await page.goto(stories.site.address + path);
			await whenReady(page);
			for (const size of [phone, desk]) {
				await page.setViewportSize(size);
				await whenSettled(page);
				if (size === phone || isWide) await expectAccessible(page);
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
			}
			await expectRoomForText(page);
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
