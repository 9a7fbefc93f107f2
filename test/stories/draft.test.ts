import { test } from "vitest";
import { forbidStorage, holdBack, prepareStories, visit, whenReady } from "./browser.ts";
import { listenToParts, readDevice, untilFilesKept, untilKept, writeDevice } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, openDialog, submitButton, untilSent } from "./form.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

const success = "Consultation Request Submitted!";

test("a reload restores everything, and nothing is sent twice", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, complaints, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await dialog.getByLabel("First Name").fill("Test");
	await dialog.getByLabel("Design Idea").fill("A heron\nin reeds");
	await dialog.getByLabel("Referred By").selectOption({ label: "Enter referral name" });
	await dialog.locator("[name=referral_name]").fill("A friend");
	await dialog.locator("input[type=file]").setInputFiles(await chooseFive());
	await untilSent(dialog, 5);
	await untilKept(page, { referral_name: "A friend" });
	await untilFilesKept(page, 5);

	const parts = listenToParts(page);
	await page.reload();
	await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron\nin reeds");
	await expect(dialog.locator("[name=referral_name]")).toHaveValue("A friend");
	await expect(dialog.locator("[name=referral_name]")).toBeVisible();
	await untilSent(dialog, 5);
	await expect(dialog.locator("li video")).toHaveCount(2);
	const pictures = dialog.locator("li img");
	await expect(pictures).toHaveCount(3);
	for (const picture of await pictures.all()) {
		await expect
			.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
	}
	await dialog.getByLabel("Last Name").fill("Visitor");
	await dialog.getByLabel("Age").fill("30");
	await dialog.getByLabel("Email").fill("visitor@example.com");
	await submitButton(dialog).click();
	await expect(page.getByText(success)).toBeVisible();
	expect(parts).toEqual([]);
	expect(complaints).toEqual([]);
	expect(await listNew()).toMatchObject([
		{
			design_idea: "A heron\nin reeds",
			referred_by: "A friend",
			reference_images_count: 5,
		},
	]);
	await expect.poll(() => readDevice(page)).toEqual({});
	await leave();
});

test("the dialog and the page share one draft, which expires after thirty days", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 1));
	await page.keyboard.press("Escape");
	await untilKept(page, { design_idea: "A heron in reeds" });
	await untilFilesKept(page, 1);
	await page.goto(`${stories.site.address}/consultation`);
	const form = page.getByRole("form", { name: "Consultation request" });
	await expect(form.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
	await untilSent(form, 1);
	await form.getByLabel("Design Idea").fill("Two herons");
	await page.getByRole("banner").getByRole("link").first().click();
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await openDialog(page);
	await expect(dialog.getByLabel("Design Idea")).toHaveValue("Two herons");
	await untilSent(dialog, 1);
	await dialog.getByLabel("Design Idea").fill("Three herons");
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toBeHidden();
	await page.goBack();
	await expect(form.getByLabel("Design Idea")).toHaveValue("Three herons");

	// The last write before the date is set back, so that no later one renews it.
	await form.getByLabel("Design Idea").fill("Four herons");
	await untilKept(page, { design_idea: "Four herons" });
	await writeDevice(page, "savedAt", Date.now() - 31 * 24 * 60 * 60 * 1000);
	await page.reload();
	await expect.poll(async () => Object.keys(await readDevice(page))).toEqual([]);
	await expect(form.getByLabel("Email")).toHaveValue("");
	await leave();
});

test("Escape, Back and Close keep the draft, a page from the back/forward cache shows it, Cancel deletes it on both sides", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 1));
	await untilSent(dialog, 1);
	const onServer = (await stories.site.files.listKept()).length;
	for (const close of [
		() => page.keyboard.press("Escape"),
		() => page.goBack(),
		() => dialog.getByRole("button", { name: "Close" }).click(),
	]) {
		await close();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL(`${stories.site.address}/`);
		await openDialog(page);
		await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
		await expect(dialog.locator("li img")).toHaveCount(1);
	}
	await page.keyboard.press("Escape");
	await untilKept(page, { email: "visitor@example.com" });
	await untilFilesKept(page, 1);
	await page.reload();
	await openDialog(page);
	await expect(dialog.getByLabel("Email")).toHaveValue("visitor@example.com");
	await untilSent(dialog, 1);

	const comeBack = () =>
		page.evaluate(() =>
			window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
		);
	await comeBack();
	await expect(dialog.getByLabel("Email")).toHaveValue("visitor@example.com");
	const other = await context.newPage();
	const before = `${stories.site.address}/drawing-and-deposit-policy`;
	await other.goto(`${stories.site.address}/consultation`, { referer: before });
	const form = other.getByRole("form", { name: "Consultation request" });
	await whenReady(other);
	await expect(form.getByLabel("Email")).toHaveValue("visitor@example.com");
	await form.getByLabel("Email").fill("another@example.com");
	await untilKept(other, { email: "another@example.com" });
	await comeBack();
	await expect(dialog.getByLabel("Email")).toHaveValue("another@example.com");

	await form.getByRole("button", { name: "Cancel" }).click();
	await expect(other).toHaveURL(before);
	await expect.poll(() => readDevice(other)).toEqual({});
	await expect.poll(async () => (await stories.site.files.listKept()).length).toBe(onServer - 1);
	await comeBack();
	await expect(dialog.getByLabel("Email")).toHaveValue("");
	await expect(dialog.locator("li img")).toHaveCount(0);
	await leave();
});

test("text typed and choices made before hydration win over the draft", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/consultation`);
	await whenReady(page);
	const form = page.getByRole("form", { name: "Consultation request" });
	await fillIn(form);
	await untilKept(page, { design_idea: "A heron in reeds", referred_by: "-None-" });
	const release = await holdBack(page, "**/*.js");
	await page.goto(`${stories.site.address}/consultation`, { waitUntil: "commit" });
	await form.getByLabel("First Name").fill("Another");
	await form.locator("[name=referred_by]").selectOption({ label: "Enter referral name" });
	release();
	await expect(form.getByLabel("Email")).toHaveValue("visitor@example.com");
	await expect(form.getByLabel("First Name")).toHaveValue("Another");
	await expect(form.locator("[name=referral_name]")).toHaveAttribute("required");
	await untilKept(page, { first_name: "Another", design_idea: "A heron in reeds" });

	// The server renders a refused form with what was sent.
	await form.getByLabel("Age").fill("17");
	await form.getByLabel("Email").fill("another@example.com");
	await form.getByLabel("Design Idea").fill("");
	await form.evaluate((element: HTMLFormElement) => element.submit());
	await expect(page.getByText("Your request was not sent")).toBeVisible();
	await expect(form).toHaveAttribute("novalidate");
	await untilKept(page, { first_name: "Another", age: "17", design_idea: "" });
	await expect(form.getByLabel("Design Idea")).toHaveValue("");
	await expect(form.getByLabel("Email")).toHaveValue("another@example.com");
	await leave();
});

test("without storage this is said once, and the form works", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, complaints, leave } = await visit(stories.browser, "about:blank");
	await forbidStorage(page, ["indexedDB", "localStorage"]);
	await page.goto(stories.site.address);
	const dialog = await openDialog(page);
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 2));
	const toast = page.getByRole("status").filter({ hasText: "This browser will not save the form" });
	await expect(toast).toBeVisible();
	await toast.getByRole("button", { name: "Dismiss" }).click();
	await fillIn(dialog);
	await untilSent(dialog, 2);
	await dialog.getByRole("button", { name: "Close" }).click();
	await openDialog(page);
	await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
	await expect(toast).toHaveCount(0);
	await submitButton(dialog).click();
	await expect(page.getByText(success)).toBeVisible();
	expect(complaints).toEqual([]);
	expect(await listNew()).toMatchObject([{ reference_images_count: 2 }]);
	await leave();
});
