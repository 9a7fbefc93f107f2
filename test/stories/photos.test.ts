import { test } from "vitest";
import { signIn } from "../artist.ts";
import { takePhoto } from "../photos.ts";
import { expectAccessible } from "./accessible.ts";
import { pickUp } from "./artist.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

test("the artist adds photos on a phone, makes one a piece, and a visitor sees it once it is published", async () => {
	const { site } = stories;
	const artist = await visitDesk(stories, await signIn(site), "/admin/photos");
	const { page } = artist;
	await whenReady(page);

	const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
	await page
		.getByLabel("Add photos", { exact: true })
		.last()
		.setInputFiles([
			jpeg("heron.jpg", await takePhoto()),
			jpeg("words.jpg", Buffer.from("Only some words.")),
			jpeg("wren.jpg", await takePhoto(640, 800, "#224408")),
		]);
	const photos = page.getByRole("list", { name: "Your photos" }).getByRole("link");
	await expect(photos.filter({ hasText: "Not used yet" })).toHaveCount(2, { timeout: 60_000 });
	await expect(page.getByText("“words.jpg” is not a photo").first()).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Dismiss words.jpg" }).click();

	await photos.filter({ hasText: "heron.jpg" }).click();
	await page.getByRole("radio", { name: "Center" }).focus();
	await page.keyboard.press("ArrowUp");
	const upright = page
		.getByRole("listitem", { includeHidden: true })
		.filter({ hasText: /^Upright$/ });
	await expect(upright.locator("picture img")).toHaveCSS("object-position", /^0(px|%) 50%$/);
	await page.getByRole("button", { name: "Save This Part" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "Saved" })).toBeVisible();
	await expect(page.getByRole("radio", { name: "Left", exact: true })).toBeChecked();
	await page.getByRole("radio", { name: "Left", exact: true }).focus();
	await page.keyboard.press("ArrowUp");
	await page.getByRole("textbox", { name: "What the photo shows" }).fill("A heron");
	await page.getByLabel("Title").fill("Heron of today");
	await page.getByLabel("Description").fill("A heron among reeds.");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add to My Draft" }).click();
	await expect(photos.filter({ hasText: "heron.jpg" })).toContainText("In your draft of Tattoos");
	await photos.filter({ hasText: "heron.jpg" }).click();
	await expect(page.getByRole("textbox", { name: "What the photo shows" })).toHaveValue("A heron");
	await expect(page.getByRole("radio", { name: "Top right" })).toBeChecked();
	await page.goBack();

	await page.getByRole("link", { name: "Arrange Tattoos" }).click();
	const rows = page.getByRole("list", { name: "Pieces" }).getByRole("listitem");
	await page.getByRole("button", { name: "Move Heron of today down" }).click();
	await expect(rows.nth(1)).toContainText("Heron of today");
	await expectAccessible(page);
	const grip = page.getByRole("button", { name: "Move Heron of today", exact: true });
	await expect(grip).toBeEnabled();
	await grip.hover();
	await page.mouse.down();
	const { x = 0, y = 0 } = (await rows.nth(3).boundingBox()) ?? {};
	await page.mouse.move(x + 20, y + 40, { steps: 8 });
	await page.mouse.up();
	await expect(rows.nth(3)).toContainText("Heron of today");
	await expect(grip).toBeEnabled();
	await expect(grip).toBeFocused();
	await pickUp(grip, "Space", /^Picked up Heron of today\. Position 4 of/);
	await page.keyboard.press("ArrowUp");
	const said = page.locator("[aria-live=assertive][role=status]");
	await expect(said).toHaveText(/^Heron of today\. Position 3 of/);
	await page.keyboard.press("Space");
	await expect(said).toHaveText(/^Put down Heron of today\. Position 3 of/);
	await expect(rows.nth(2)).toContainText("Heron of today");
	await expect(grip).toBeEnabled();
	await page.reload();
	await expect(rows.nth(2)).toContainText("Heron of today");
	await page.getByRole("link", { name: "Review Changes" }).click();
	await page.getByRole("button", { name: "Publish" }).click();
	await expect(page.getByText("Visitors see it now.")).toBeVisible();

	const visitor = await visit(stories.browser, `${site.address}/artwork/tattoos`);
	const heron = visitor.page
		.getByRole("link", { name: "Heron of today" })
		.first()
		.locator("img")
		.last();
	await expect(heron).toBeVisible();
	await expect(heron).toHaveCSS("object-position", /^100% 0(px|%)$/);
	for (const one of [artist, visitor]) {
		expect([one.complaints, one.strangers]).toEqual([[], []]);
		await one.leave();
	}
});
