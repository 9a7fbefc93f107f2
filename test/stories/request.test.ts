import type { Locator } from "playwright-core";
import { test } from "vitest";
import { verify } from "../processes.ts";
import { desk, holdBack, phone, prepareStories, visit } from "./browser.ts";
import { readDevice } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, openDialog, submitButton } from "./form.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

async function expectThreeAbreast(plates: Locator): Promise<void> {
	await expect(plates).toHaveCount(5);
	const tops = await plates.evaluateAll((all) =>
		all.map((plate) => Math.round(plate.getBoundingClientRect().top)),
	);
	expect(new Set(tops.slice(0, 3)).size).toBe(1);
	expect(new Set(tops.slice(3)).size).toBe(1);
	expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
}

test("a visitor sends a request with three pictures and two videos, and Submit waits for the uploads", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, complaints, strangers, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	const release = await holdBack(page, "**/api/uploads/*");
	await dialog.locator("input[type=file]").setInputFiles(await chooseFive());
	await expect(dialog.getByText("Maximum 5 files reached")).toBeVisible();
	await expect(dialog.locator("input[type=file]")).toBeDisabled();
	await expect(dialog.locator("li img")).toHaveCount(3);
	await expect(dialog.locator("li video")).toHaveCount(2);
	for (const size of [desk, phone]) {
		await page.setViewportSize(size);
		await expectThreeAbreast(dialog.locator("li:has(button)"));
	}
	await fillIn(dialog);
	await submitButton(dialog).click();
	await expect(submitButton(dialog)).toHaveText("Submitting...");
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
	release();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible({ timeout: 60_000 });
	await expect(
		page.getByText("Thank you! We'll get back to you within 24 hours with next steps."),
	).toBeVisible();
	await expect(dialog).toBeHidden();
	const again = await openDialog(page);
	await expect(again.getByLabel("First Name")).toHaveValue("");
	await expect(again.locator("li img, li video")).toHaveCount(0);
	expect(complaints).toEqual([]);
	expect(strangers).toEqual([]);
	await leave();

	expect(await listNew()).toMatchObject([
		{
			first_name: "Test",
			age: 30,
			design_idea: "A heron in reeds",
			phone: null,
			referred_by: "-None-",
			reference_images_count: 5,
		},
	]);
	const { code, text } = await verify(stories.site.config.dataDir);
	expect(text).toContain("All is consistent.");
	expect(code).toBe(0);
});

test("a request is sent once, however often Submit or Enter is pressed", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const release = await holdBack(page, "**/api/consultations");
	const submit = submitButton(dialog);
	await submit.dblclick();
	await expect(submit).toHaveText("Submitting...");
	await expect(submit).toBeDisabled();
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
	for (let i = 0; i < 10; i += 1) await page.keyboard.press("Enter");
	release();
	const thanks = page.getByText("Consultation Request Submitted!");
	await expect(thanks).toBeVisible();
	expect(await listNew()).toHaveLength(1);

	await expect.poll(() => readDevice(page)).toEqual({});
	await page.reload();
	await openDialog(page);
	await fillIn(dialog);
	await dialog.getByLabel("Email").focus();
	for (let i = 0; i < 10; i += 1) await page.keyboard.press("Enter");
	await expect(thanks).toBeVisible();
	expect(await listNew()).toHaveLength(2);
	await leave();
});
