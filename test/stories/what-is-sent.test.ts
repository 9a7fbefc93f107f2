import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, holdBack, prepareStories, visit, whenSettled } from "./browser.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, listSent, openDialog, submitButton } from "./form.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

const drop = (page: Page, target: string) =>
	page.evaluate((selector) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(["x"], "dropped.jpg", { type: "image/jpeg" }));
		const init = { dataTransfer, bubbles: true, cancelable: true };
		const element = document.querySelector(selector);
		element?.dispatchEvent(new DragEvent("dragover", init));
		return element?.dispatchEvent(new DragEvent("drop", init));
	}, target);

test("a file dropped anywhere is added and does not navigate, but nothing can be added or typed while the request is being sent", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visit(stories.browser, stories.site.address, { size: desk });
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const files = await chooseFive();
	await dialog.locator("input[type=file]").setInputFiles(files.slice(0, 1));
	await expect(listSent(dialog)).toHaveCount(1);
	const release = await holdBack(page, "**/api/consultations");
	await dialog.getByLabel("Email").press("Enter");
	await expect(dialog.locator("[inert]")).toHaveCount(1);
	await page.keyboard.type("lost");
	await dialog.getByLabel("Design Idea").click({ force: true, trial: false });
	await page.keyboard.type("lost");
	expect(await drop(page, "dialog form")).toBe(false);
	await expect(dialog.locator("li:has(button)")).toHaveCount(1);
	await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
	expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	release();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listNew()).toMatchObject([
		{ design_idea: "A heron in reeds", reference_images_count: 1 },
	]);

	await expect(dialog).toBeHidden();
	await openDialog(page);
	for (const place of ["dialog textarea", "dialog header", "body"]) {
		expect(await drop(page, place)).toBe(false);
	}
	await expect(dialog.locator("li:has(button)")).toHaveCount(3);
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toBeHidden();
	expect(await drop(page, "body")).toBe(true);
	await leave();
});

test("on the narrowest phone the button stays on one line and toasts stand above its bar; a double click on Close closes only the dialog", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/consultation`, {
		size: { width: 320, height: 640 },
	});
	await page.goto(stories.site.address);
	const dialog = await openDialog(page);
	const { height = 0 } = (await submitButton(dialog).boundingBox()) ?? {};
	expect(height).toBeLessThan(56);
	await submitButton(dialog).click();
	const toast = page.getByRole("alert").locator("> *");
	await expect(toast).toBeVisible();
	await whenSettled(page);
	const measureRoom = async () => {
		const bottom = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
		const bar = await dialog.locator("[data-bottom-bar]").boundingBox();
		return (bar?.y ?? 0) - bottom;
	};
	await expect.poll(measureRoom).toBeGreaterThanOrEqual(0);

	for (const name of ["Close", "Cancel"]) {
		await dialog.getByRole("button", { name }).evaluate((button: HTMLElement) => {
			button.click();
			button.click();
		});
		await expect(dialog).toBeHidden();
		// A second step back would lead to the page before.
		await openDialog(page);
		await expect(page).toHaveURL(`${stories.site.address}/`);
	}
	await leave();
});
