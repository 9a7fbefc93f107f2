import { test } from "vitest";
import { account, signIn } from "../artist.ts";
import { documents } from "../documents.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

test("the artist changes the site on a phone, publishes it and goes back", async () => {
	const { site, browser } = stories;
	const [piece] = documents.tattoos.pieces;
	if (!piece) throw new Error("There is no tattoo");
	await signIn(site);
	const artist = await visit(browser, `${site.address}/sign-in?back=/admin/site`);
	const { page } = artist;
	await page.getByLabel("Email address").fill(account.email);
	await page.getByLabel("Password").fill(account.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await page.getByRole("link", { name: "Tattoos" }).click();
	await whenReady(page);

	const save = page.getByRole("button", { name: "Save Draft" }).last();
	await page.locator("summary", { hasText: piece.title }).first().click();
	await page
		.getByRole("textbox", { name: "Title" })
		.locator("visible=true")
		.last()
		.fill("A title of today");
	await expectAccessible(page);
	await page.getByRole("button", { name: `Move ${piece.title} down` }).click();
	const opened = page.locator("summary", { hasText: "A title of today" });
	await expect(opened).toBeFocused();
	await page.getByRole("textbox", { name: "Title" }).locator("visible=true").last().fill("");
	await save.click();
	await expect(page.getByText("One field has to change")).toBeVisible();
	await expect(page.getByText("Write something here.")).toBeVisible();
	await page
		.getByRole("textbox", { name: "Title" })
		.locator("visible=true")
		.last()
		.fill("A title of today");
	await save.click();
	await expect(page.getByText("One field has to change")).toBeHidden();

	await page.getByRole("link", { name: "Review Changes" }).click();
	await expect(page.getByText("A title of today").first()).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("Visitors see it now.", { exact: false })).toBeVisible();
	await expectAccessible(page);

	const visitor = await visit(browser, `${site.address}/artwork/tattoos`);
	await expect(visitor.page.getByText("A title of today").first()).toBeVisible();
	await page.goto(`${site.address}/admin/site/tattoos/history`);
	await whenReady(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("button", { name: "Publish This One Again" }).first()).toBeVisible();
	await visitor.page.reload();
	await expect(visitor.page.getByText("A title of today")).toHaveCount(0);
	for (const one of [artist, visitor]) {
		expect(one.complaints).toEqual([]);
		await one.leave();
	}
});
