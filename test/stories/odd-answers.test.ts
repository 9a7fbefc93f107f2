import { test } from "vitest";
import { drawJpeg } from "../media.ts";
import { prepareStories, visit, whenReady } from "./browser.ts";
import { untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { fillIn, openDialog, submitButton, untilSent } from "./form.ts";

const stories = prepareStories();

const countRequests = async () =>
	(await stories.site.database.db.selectFrom("consultation_submissions").select("id").execute())
		.length;

test("a request that is answered with nothing or a hotel's page keeps everything, and goes by Retry, once", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	for (const answer of [
		{ status: 201, body: "" },
		{ status: 200, contentType: "text/html", body: "<p>Sign in" },
	]) {
		const before = await countRequests();
		const dialog = await openDialog(page);
		await fillIn(dialog);
		await page.route("**/api/consultations", (route) => route.fulfill(answer));
		await submitButton(dialog).click();
		const toast = page.getByRole("alert");
		await expect(toast).toContainText("Submission Failed");
		await expect(toast).toContainText("An unexpected error occurred. Please try again.");
		await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
		await untilKept(page, { design_idea: "A heron in reeds" });
		expect(await countRequests()).toBe(before);
		await page.unroute("**/api/consultations");
		await toast.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
		expect(await countRequests()).toBe(before + 1);
		await expect(dialog).toBeHidden();
	}
	await leave();
});

test("a note stays after an empty answer, as does its draft", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/contact`);
	await whenReady(page);
	await page.route("**/api/notes", (route) => route.fulfill({ status: 201, body: "" }));
	await page.getByLabel("Thank you and notes").fill("Thanks");
	await page.getByRole("button", { name: "Submit", exact: true }).click();
	const toast = page.getByRole("alert");
	await expect(toast).toContainText("Failed to submit message. Please try again.");
	await page.reload();
	await expect(page.getByLabel("Thank you and notes")).toHaveValue("Thanks");
	await leave();
});

test("a visit can be counted again after an empty answer", async () => {
	const { page, complaints, leave } = await visit(stories.browser, stories.site.address);
	await whenReady(page);
	await page.route("**/api/visitor-count", (route) => route.fulfill({ status: 200, body: "" }));
	const button = page.getByRole("button", { name: "I was here" }).first();
	await button.click();
	await expect(page.getByRole("alert")).toContainText("Failed to update visitor count");
	await expect(button).toBeEnabled();
	await page.unroute("**/api/visitor-count");
	await button.click();
	await expect(page.getByText("Visit counted!")).toBeVisible();
	expect(complaints).toEqual([]);
	await leave();
});

test("a file whose creation is answered with a page is not called refused, and Retry sends it", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await page.route("**/api/uploads", (route) => route.fulfill({ status: 200, body: "<p>Sign in" }));
	const buffer = await drawJpeg();
	await dialog
		.locator("input[type=file]")
		.setInputFiles({ name: "heron.jpg", mimeType: "image/jpeg", buffer });
	await expect(dialog.getByText("This file could not be sent.")).toBeVisible();
	await page.unroute("**/api/uploads");
	await dialog.getByRole("button", { name: /Retry/ }).click();
	await untilSent(dialog, 1);
	await leave();
});
