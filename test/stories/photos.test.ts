import { randomBytes } from "node:crypto";
import { test } from "vitest";
import { namePhoto } from "../../app/photos/photo-name.ts";
import { findPhoto, notePhoto } from "../../app/photos/photos.server.ts";
import { saveDraft } from "../../app/publishing/drafts.server.ts";
import { account, signIn } from "../artist.ts";
import { forgetChanges } from "../desk.ts";
import { documents } from "../documents.ts";
import { storePhoto, takePhoto } from "../photos.ts";
import { expectAccessible } from "./accessible.ts";
import { pickUp } from "./artist.ts";
import { holdBack, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { signInAgain } from "./sign-in-again.ts";
import { visitDesk } from "./visit-desk.ts";

const stories = prepareStories();

const picture = documents.pictures["tattoos/koi"];
if (!picture) throw new Error("There is no koi");

/** A photo that is ready, with the koi's picture. @returns its id */
const storeReady = async () => {
	const { db } = stories.site.database;
	const photo = randomBytes(16).toString("hex");
	await storePhoto(db, photo);
	await notePhoto(db, photo, { state: "ready", picture });
	return photo;
};

async function openPhoto(photo: string) {
	const visitor = await visitDesk(stories, await signIn(stories.site), `/admin/photos/${photo}`);
	await whenReady(visitor.page);
	return visitor;
}

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
	const place = page.getByRole("status").filter({ hasText: /^Heron of today, 2 of \d+$/ });
	await expect(place).toHaveCount(1);
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

test("what is said about a photo stays while it is saved, and beside another version", async () => {
	const { db } = stories.site.database;
	const photo = await storeReady();
	const { page, leave } = await openPhoto(photo);
	const part = page.locator("form").filter({ has: page.getByRole("radio") });
	const choose = (name: string) => part.getByRole("radio", { name, exact: true });
	const words = page.getByRole("textbox", { name: "What the photo shows" });
	const save = page.getByRole("button", { name: "Save These Words" });
	const saved = page.getByRole("alert").filter({ hasText: "Saved" });

	const answerPart = await holdBack(page, "**/*.data*");
	await choose("Left").check();
	await page.getByRole("button", { name: "Save This Part" }).click();
	await choose("Right").check();
	await expect(part.getByRole("button", { name: "Saving..." })).toBeDisabled();
	answerPart();
	await expect(saved).toContainText("This part stays visible");
	await expect(choose("Right")).toBeChecked();
	await page.unrouteAll();

	const answerWords = await holdBack(page, "**/*.data*");
	await words.fill("A heron");
	await save.click();
	await words.pressSequentially(" by the lake");
	await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
	answerWords();
	await expect(saved).toContainText("use this description");
	await expect(words).toHaveValue("A heron by the lake");
	await page.unrouteAll();
	await save.click();
	await page.getByRole("button", { name: "Save This Part" }).click();
	await expect(saved).toContainText("This part stays visible");
	await words.pressSequentially(" now");
	await save.click();
	await expect(saved).toContainText("use this description");
	await page.reload();
	await expect(words).toHaveValue("A heron by the lake now");
	await expect(choose("Right")).toBeChecked();

	const changeElsewhere = (alt: string) =>
		notePhoto(db, photo, { state: "ready", picture: { ...picture, focus: "right", alt } });
	await changeElsewhere("A wren");
	await whenReady(page);
	await words.fill("A heron at dawn");
	await choose("Top").check();
	await page.getByRole("button", { name: "Save This Part" }).click();
	await expect(saved).toContainText("This part stays visible");
	await expect(words).toHaveValue("A heron at dawn");
	await page.getByLabel("Title").fill("Heron of today");
	await page.getByLabel("Description").fill("A heron among reeds.");
	await page.getByRole("button", { name: "Add to My Draft" }).click();
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	await expect(conflict).toContainText("Choose one, then send the piece again");
	await expect(conflict).toBeInViewport();
	await expect(words).toHaveValue("A heron at dawn");
	await expectAccessible(page);
	await conflict.getByRole("button", { name: "Save Mine" }).click();
	await expect(saved).toContainText("use this description");
	await expect(words).toHaveValue("A heron at dawn");

	await changeElsewhere("A gull");
	await words.fill("A heron at noon");
	await save.click();
	await expect(conflict).toContainText("A gull");
	await conflict.getByRole("link", { name: "Use the Other Version" }).click();
	await expect(conflict).toHaveCount(0);
	await expect(words).toHaveValue("A gull");
	await expect(words).toBeFocused();
	const title = page.getByLabel("Title");
	await expect(title).toHaveValue("Heron of today");
	await title.fill(" ");
	await page.getByRole("button", { name: "Add to My Draft" }).click();
	await expect(title).toBeFocused();
	await expect(title).toBeInViewport();
	await title.fill("Heron of today");
	await page.getByRole("button", { name: "Add to My Draft" }).click();
	await page.getByText("In your draft of Tattoos").first().waitFor();
	await leave();
});

test("what is said about a photo before a session ended replaces nothing that another device has saved since", async () => {
	const { site } = stories;
	const { db } = site.database;
	const photo = await storeReady();
	const save = (alt: string) =>
		notePhoto(db, photo, { state: "ready", picture: { ...picture, alt } });
	const readAlt = async () => (await findPhoto(db, photo))?.picture?.alt;
	await save("A heron");
	await signIn(site);
	const origin = site.address.replace("127.0.0.1", "localhost");
	const address = `${origin}/admin/photos/${photo}`;
	const { page, leave } = await visit(
		stories.browser,
		`${origin}/sign-in?back=/admin/photos/${photo}`,
	);
	const enter = async () => {
		await page.getByLabel("Email address").fill(account.email);
		await page.getByLabel("Password").fill(account.password);
		await page.getByRole("button", { name: "Sign In" }).click();
		await page.waitForURL(address);
	};
	await enter();
	await whenReady(page);
	const words = page.getByRole("textbox", { name: "What the photo shows" });
	const saveWords = page.getByRole("button", { name: "Save These Words" });
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	await words.fill("A heron at dawn");
	await save("A wren");
	await db.deleteFrom("sessions").execute();
	await saveWords.click();
	await signInAgain(page);
	await expect(words).toHaveValue("A heron at dawn");

	await saveWords.click();
	await expect(conflict).toContainText("A wren");
	const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
	await saveWords.click();
	expect((await answered).status()).toBe(409);
	expect(await readAlt()).toBe("A wren");
	await conflict.getByRole("button", { name: "Save Mine" }).click();
	await expect.poll(readAlt).toBe("A heron at dawn");
	await expect(conflict).toHaveCount(0);
	await leave();
});

test("words that were refused before the scripts came are not lost by leaving, unless the other version was taken", async () => {
	const { site } = stories;
	const { db } = site.database;
	const photo = await storeReady();
	const { page, leave } = await visitDesk(stories, await signIn(site), "/admin/photos");
	const release = await holdBack(page, "**/*.js");
	await page.goto(`${site.address}/admin/photos/${photo}`, { waitUntil: "domcontentloaded" });
	await notePhoto(db, photo, { state: "ready", picture: { ...picture, alt: "A wren" } });
	const words = page.getByRole("textbox", { name: "What the photo shows" });
	await words.fill("A heron");
	await page.getByRole("button", { name: "Save These Words" }).click();
	const conflict = page.getByRole("alert").filter({ hasText: "or on another device" });
	await expect(conflict).toContainText("A wren");
	release();
	await whenReady(page);
	const photos = page.getByRole("link", { name: "Photos" }).last();
	await photos.click();
	await page.getByRole("button", { name: "Stay" }).click();
	await expect(words).toHaveValue("A heron");
	await conflict.getByRole("link", { name: "Use the Other Version" }).click();
	await expect(words).toHaveValue("A wren");
	await photos.click();
	await page.waitForURL(/\/admin\/photos$/);
	await leave();
});

test("what is typed about a photo outlasts another portfolio, chosen after the session's end or once the photo is gone", async () => {
	const { site } = stories;
	const { db } = site.database;
	await forgetChanges(site);
	const photo = await storeReady();
	const [piece, ...others] = documents.tattoos.pieces;
	const paired = { ...piece, healed: { image: namePhoto(photo), months: 3 } };
	await saveDraft(db, {
		...{ key: "tattoos", body: { ...documents.tattoos, pieces: [paired, ...others] } },
		...{ basedOn: 0, seen: null },
	});
	const { page, leave } = await openPhoto(photo);
	const healed = page.getByRole("form", { name: "Show it as the healed picture of a piece" });
	const months = healed.getByLabel("Months between");
	await months.fill("six");
	await healed.getByRole("button").click();
	await expect(months).toBeFocused();
	await expect(months).toHaveAttribute("aria-invalid", "true");
	const title = page.getByLabel("Title");
	await title.fill("Heron at dawn");
	await page.getByLabel("Description").first().fill("A heron among reeds.");
	// A refused form counts as saved, since the answer's defaults are the typed values.
	const asked = page.getByRole("dialog", { name: "Discard what you typed elsewhere?" });
	await page.getByRole("button", { name: "Add to My Draft" }).first().click();
	await expect(asked).toContainText("the other forms of this page");
	await asked.getByRole("button", { name: "Stay" }).click();
	await expect(asked).toHaveCount(0);
	await page.getByText("Give a piece this picture").click();
	const replaced = page.getByLabel("What the new picture shows");
	await replaced.fill("A heron flies");
	const choose = async (label: string) => {
		const tab = page.getByRole("link", { name: label, exact: true }).last();
		await tab.click();
		await expect(tab).toHaveAttribute("aria-current", "true");
		await expect(title).toHaveValue("Heron at dawn");
		await expect(replaced).toHaveValue("A heron flies");
	};
	await db.deleteFrom("sessions").execute();
	await choose("Drawings");
	await db.deleteFrom("photos").where("id", "=", photo).execute();
	await choose("Paintings");
	await expect(months).toBeHidden();
	await choose("Tattoos");
	await expect(months).toHaveValue("six");
	await leave();
});
