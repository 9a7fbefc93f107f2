import { readFileSync } from "node:fs";
import { test } from "vitest";
import { desk, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, listSent, openDialog, submitButton } from "./form.ts";

const stories = prepareStories();

const see = { name: "See what you sent" };

test("what was sent can be read again on the device it was sent from, saved and removed", async () => {
	const { page, context, complaints, leave } = await visit(stories.browser, stories.site.address, {
		size: desk,
	});
	const dialog = await openDialog(page);
	await expect(dialog.getByLabel("Budget Range")).toHaveAccessibleDescription(
		"I charge $150-180/hr. The $100 deposit goes toward the total.",
	);
	await expect(dialog.getByText("I am usually booked 2-4 weeks out.")).toBeVisible();
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 2));
	await expect(listSent(dialog)).toHaveCount(2);
	await fillIn(dialog, { "Design Idea": "A heron,\nin reeds" });
	await submitButton(dialog).click();
	const toast = page.getByRole("status");
	const says = await toast.locator("p").last().boundingBox();
	const leads = await toast.getByRole("link", see).boundingBox();
	expect(leads?.y).toBeGreaterThanOrEqual((says?.y ?? 0) + (says?.height ?? 0));
	await toast.getByRole("link", see).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Request");
	await expect(page.getByRole("status").getByRole("link", see)).toBeHidden();

	await page.reload();
	const sent = page.getByRole("region", { name: "What You Sent" });
	await expect(sent).toContainText("visitor@example.com");
	await expect(sent).toContainText("heron.jpg\nreeds.png");
	const saving = page.waitForEvent("download");
	await sent.getByRole("link", { name: "Save as a File" }).click();
	const saved = readFileSync(await (await saving).path(), "utf8");
	expect(saved).toContain("Design Idea:\n  A heron,\n  in reeds\n");
	expect(saved).toContain("Deposit: $100");

	const other = await context.newPage();
	await other.goto(stories.site.address);
	await (await openDialog(other)).getByRole("link", see).click();
	await expect(other.getByText("visitor@example.com")).toBeVisible();
	await sent.getByRole("button", { name: "Remove From This Device" }).click();
	await expect(sent).not.toContainText("visitor@example.com");
	await expect(other.getByText("visitor@example.com")).toBeHidden();
	await other.goto(stories.site.address);
	const again = await openDialog(other);
	await expect(again.getByRole("link", see)).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("the form's own page leads on to it; sent before the scripts came, it is kept all the same", async () => {
	const url = `${stories.site.address}/consultation`;
	const { page, complaints, leave } = await visit(stories.browser, url);
	await whenReady(page);
	const form = page.locator("form", { has: page.getByLabel("First Name") });
	await fillIn(form);
	await submitButton(form).click();
	await expect(page).toHaveURL(`${url}/sent`);
	await expect(page.getByText("visitor@example.com")).toBeVisible();
	await page.goBack();
	await expect(form.getByLabel("Email")).toHaveValue("");

	await fillIn(form, { Email: "another@example.com" });
	await form.evaluate((element: HTMLFormElement) => element.submit());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Consultation Request Submitted!",
	);
	await expect(page.getByRole("button", { name: "Remove From This Device" })).toBeVisible();
	await page.goto(`${url}/sent`);
	await expect(page.getByText("another@example.com")).toBeVisible();
	expect(complaints).toEqual([]);
	await leave();
});
