import { expect as expectValue, test } from "vitest";
import { account, signIn } from "../artist.ts";
import { openDesk } from "../desk.ts";
import { documents } from "../documents.ts";
import { sendPhoto, takePhoto } from "../photos.ts";
import { waitForPhoto } from "../wait-for-photo.ts";
import { expectAccessible } from "./accessible.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

test("the artist makes a sleeve project of a photo and a piece on a phone, orders and publishes it", async () => {
	const { site, browser } = stories;
	const [piece] = documents.tattoos.pieces;
	if (!piece) throw new Error("There is no tattoo");
	const headers = await signIn(site);
	const { id } = await sendPhoto(site, headers, await takePhoto(), "IMG_1.jpg");
	expectValue((await waitForPhoto(site, id)).state).toBe("ready");
	const room = "/admin/photos/collections";
	const { page, complaints } = await visit(browser, `${site.address}/sign-in?back=${room}`);
	await page.getByLabel("Email address").fill(account.email);
	await page.getByLabel("Password").fill(account.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await whenReady(page);

	await page.getByRole("textbox", { name: "Title" }).fill("Koi & Waves");
	await page.getByRole("textbox", { name: "In one sentence" }).fill("A koi going up the arm.");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Go On to Its Pictures" }).click();
	await page.getByRole("button", { name: "Add Pictures" }).click();
	await page.getByRole("checkbox", { name: "IMG_1.jpg" }).check();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Add to My Draft" }).click();
	const title = page.getByRole("textbox", { name: "Title" }).last();
	await expect(page.getByText("Write something here.")).toBeVisible();
	await expectAccessible(page);
	await title.fill("Outer arm");
	await page.getByRole("button", { name: "Add Pictures" }).click();
	await page.getByRole("link", { name: "Tattoos" }).click();
	await page.getByRole("checkbox", { name: piece.title }).check();
	await page.getByRole("button", { name: "Add to My Draft" }).click();
	const down = page.getByRole("button", { name: "Move Outer arm down" });
	await down.click();
	await expect(page.getByRole("button", { name: "Move Outer arm up" })).toBeFocused();
	expectValue(complaints).toEqual([]);

	const desk = openDesk(() => ({ site, artist: headers }));
	expectValue((await desk.publish()).status).toBe(303);
	const visitor = await visit(browser, `${site.address}/sleeves-largescale`);
	await visitor.page.getByRole("link", { name: "Koi & Waves" }).click();
	const slides = visitor.page.getByRole("group", { name: /of 2$/ });
	await expect(slides.first()).toHaveAccessibleName(`${piece.title}, 1 of 2`);
	await visitor.page.keyboard.press("ArrowRight");
	await expect(visitor.page.getByRole("status").filter({ hasText: "2 of 2" })).toBeVisible();
	await expectAccessible(visitor.page);
});
