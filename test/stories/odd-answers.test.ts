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

test("a visit, a file and a request that are answered with nothing or a hotel's page lose nothing, and go once by Retry", async () => {
	const { page, complaints, leave } = await visit(stories.browser, stories.site.address);
	await whenReady(page);
	const toast = page.getByRole("alert");
	await page.route("**/api/visitor-count", (route) => route.fulfill({ status: 200, body: "" }));
	const count = page.getByRole("button", { name: "I was here" }).first();
	await count.click();
	await expect(toast).toContainText("Failed to update visitor count");
	await expect(count).toBeEnabled();
	await page.unroute("**/api/visitor-count");
	await count.click();
	await expect(page.getByText("Visit counted!")).toBeVisible();

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

	const before = await countRequests();
	await fillIn(dialog);
	const submit = [
		() => submitButton(dialog).click(),
		() => toast.getByRole("button", { name: "Retry" }).click(),
	];
	for (const [at, answer] of [
		{ status: 201, body: "" },
		{ status: 200, contentType: "text/html", body: "<p>Sign in" },
	].entries()) {
		await page.route("**/api/consultations", (route) => route.fulfill(answer));
		const answered = page.waitForResponse("**/api/consultations");
		await submit[at]?.();
		await answered;
		await expect(toast).toContainText("Submission Failed");
		await expect(toast).toContainText("An unexpected error occurred. Please try again.");
		await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
		await untilKept(page, { design_idea: "A heron in reeds" });
		expect(await countRequests()).toBe(before);
		await page.unroute("**/api/consultations");
	}
	await toast.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countRequests()).toBe(before + 1);
	await expect(dialog).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});
