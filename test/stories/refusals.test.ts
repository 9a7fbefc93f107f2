import { test } from "vitest";
import { prepareStories, visit } from "./browser.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, listSent, openDialog, submitButton } from "./form.ts";

const stories = prepareStories();

const countRequests = async () =>
	(await stories.site.database.db.selectFrom("consultation_submissions").select("id").execute())
		.length;

test("missing answers are named in the toast and beside the fields, and nothing is lost", async () => {
	const before = await countRequests();
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await dialog.getByLabel("Last Name").fill("Visitor");
	await submitButton(dialog).click();
	const toast = page.getByRole("alert");
	await expect(toast).toContainText("Missing Information");
	await expect(toast).toContainText(
		"Please fill in all required fields: First Name, Email, Age, Referred By",
	);
	await expect(dialog).toBeVisible();
	await expect(dialog.getByLabel("First Name")).toBeFocused();
	await expect(dialog.getByLabel("First Name")).toHaveAttribute("aria-invalid", "true");
	await expect(dialog.getByLabel("Last Name")).toHaveValue("Visitor");

	await fillIn(dialog, { Email: "visitor@example" });
	await submitButton(dialog).click();
	await expect(toast).toContainText("Missing Information");
	await expect(toast).toContainText("Please enter a valid email address.");
	await dialog.getByLabel("Email").fill("visitor@example.com");

	for (const age of ["17", "121"]) {
		await dialog.getByLabel("Age").fill(age);
		await submitButton(dialog).click();
		await expect(toast).toContainText("Age must be between 18 and 120.");
		await toast.getByRole("button", { name: "Dismiss" }).click();
		await expect(toast).toBeEmpty();
	}
	await dialog.getByLabel("Age").fill("");
	await dialog.getByLabel("Age").pressSequentially("1e");
	await submitButton(dialog).click();
	await expect(toast).toContainText("Age must be between 18 and 120.");
	await dialog.getByLabel("Age").fill("30");

	// A referral asks for a name, which is then required.
	const name = dialog.locator("[name=referral_name]");
	const referral = dialog.getByLabel("Referred By").first();
	await expect(name).toBeHidden();
	await referral.selectOption({ label: "Enter referral name" });
	await expect(name).toBeVisible();
	await expect(name).toHaveValue("");
	await submitButton(dialog).click();
	await expect(toast).toContainText("Please fill in all required fields: Referred By");
	await name.fill("  A friend ");
	await referral.selectOption("-None-");
	await expect(name).toBeHidden();
	await referral.selectOption({ label: "Enter referral name" });
	await expect(name).toHaveValue("");
	await name.fill("  A friend ");
	expect(await countRequests()).toBe(before);
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	const row = await stories.site.database.db
		.selectFrom("consultation_submissions")
		.select("referred_by")
		.orderBy("created_at", "desc")
		.executeTakeFirstOrThrow();
	expect(row.referred_by).toBe("A friend");
	await leave();
});

test("a file of another type says why and makes room for a surplus one, and the others are sent", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	const picker = dialog.locator("input[type=file]");
	const toast = page.getByRole("alert");
	const words = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
	await picker.setInputFiles([
		words,
		...(await chooseFive()).slice(0, 4),
		{ ...words, name: "sixth.jpg" },
	]);
	await expect(toast).toHaveText(
		/A File Was Left Out\s*One file was left out\. There is room for one more now\./,
	);
	await picker.setInputFiles({
		name: "IMG_1.heic",
		mimeType: "image/heic",
		buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"),
	});
	for (const said of [
		/“letter\.jpg” is not a picture or video/,
		/“IMG_1\.heic” is in the HEIC format/,
	]) {
		await expect(dialog.getByRole("listitem").filter({ hasText: said })).toBeVisible();
	}
	await fillIn(dialog);
	await submitButton(dialog).click();
	await expect(toast).toContainText("“letter.jpg” and “IMG_1.heic” were not accepted.");
	await expect(dialog.getByRole("button", { name: "Remove letter.jpg" })).toBeFocused();
	await dialog.getByRole("button", { name: "Remove letter.jpg" }).click();
	await expect(toast).toBeEmpty();
	await submitButton(dialog).click();
	await expect(toast).toContainText("“IMG_1.heic” was not accepted.");
	await toast.getByRole("button", { name: "Remove and Send" }).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	const { reference_images_count: count } = await stories.site.database.db
		.selectFrom("consultation_submissions")
		.select("reference_images_count")
		.orderBy("created_at", "desc")
		.executeTakeFirstOrThrow();
	expect(count).toBe(4);
	await leave();
});

test("of seven files five are accepted, and the visitor is told", async () => {
	const { files } = stories.site;
	const countFiles = async () =>
		(await files.listKept()).length + (await files.listIncoming()).length;
	const before = await countFiles();
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	const five = await chooseFive();
	const picker = dialog.locator("input[type=file]");
	await picker.setInputFiles(five.slice(0, 2));
	await picker.setInputFiles([...five.slice(2), ...five.slice(0, 2)]);
	await expect(dialog.locator("li:has(button)")).toHaveCount(5);
	await expect(page.getByRole("alert")).toContainText("2 files were left out");
	await expect(listSent(dialog)).toHaveCount(5);
	await dialog.getByRole("button", { name: "Remove heron.jpg" }).click();
	await expect(picker).toBeFocused();
	await expect(page.getByRole("alert")).toBeEmpty();
	await expect(dialog.locator("label", { hasText: "Maximum 5 files reached" })).toHaveCount(0);
	await expect(picker).toBeEnabled();
	await expect.poll(countFiles).toBe(before + 4);
	await leave();
});

test("a text that is too long is kept whole and counted; its refusal and the server's leave the focus where it belongs", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog, { "Design Idea": "a".repeat(4_499) });
	await expect(dialog.getByText("of 5,000 characters")).toHaveCount(0);
	// An emoji counts as one character, as on the server.
	await dialog.getByLabel("First Name").fill("🦋".repeat(60));
	await expect(dialog.getByLabel("First Name")).toHaveValue("🦋".repeat(60));
	const idea = dialog.getByLabel("Design Idea");
	await idea.fill("🦋".repeat(4_499));
	await expect(dialog.getByText("of 5,000 characters")).toHaveCount(0);
	await idea.press("End");
	await idea.pressSequentially("b");
	await expect(dialog.getByText("4,500 of 5,000 characters")).toBeVisible();
	await idea.fill("a".repeat(6_000));
	await expect(dialog.getByText("6,000 of 5,000 characters")).toBeVisible();
	await dialog.getByLabel("Email").press("Enter");
	await expect(page.getByRole("alert")).toContainText(
		"Design Idea can be at most 5,000 characters long.",
	);
	await expect(idea).toBeFocused();
	expect((await idea.inputValue()).length).toBe(6_000);

	await idea.fill("A heron in reeds");
	await page.route("**/api/consultations", (route) =>
		route.fulfill({
			status: 422,
			json: { code: "unknown_style", message: "Please choose one of the tattoo styles listed." },
		}),
	);
	await submitButton(dialog).click();
	await expect(page.getByRole("alert")).toContainText(
		"Failed to submit consultation: Please choose one of the tattoo styles listed.",
	);
	await page.unroute("**/api/consultations");
	await page.route("**/api/consultations", (route) =>
		route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Bad</h1>" }),
	);
	await dialog.getByLabel("Email").press("Enter");
	await expect(page.getByRole("alert")).toContainText("Submission Failed");
	await expect(page.getByRole("alert")).toContainText(
		"An unexpected error occurred. Please try again.",
	);
	await expect(dialog.getByLabel("Email")).toBeFocused();
	await submitButton(dialog).press("Enter");
	await expect(submitButton(dialog)).toBeFocused();
	await leave();
});
