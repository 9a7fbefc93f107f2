import type { Page } from "playwright-core";
import { beforeEach, test } from "vitest";
import {
	desk,
	forbidStorage,
	holdBack,
	prepareStories,
	shortenRetries,
	visit,
	whenReady,
} from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

const submitButton = (page: Page) => page.getByRole("button", { name: "Submit", exact: true });
const noteBox = (page: Page) => page.getByLabel("Thank you and notes");

beforeEach(async () => {
	await stories.site.database.db.deleteFrom("Thank you and notes").execute();
	await stories.site.database.db.deleteFrom("idempotency_keys").execute();
});

const listMessages = async () =>
	(
		await stories.site.database.db.selectFrom("Thank you and notes").select("message").execute()
	).map((row) => row.message);

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem("thankYouMessage"));

test("a note and its address are refused with a message, saved as a draft, kept after an empty answer, sent trimmed, and cleared", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/contact`,
	);
	await whenReady(page);
	const box = noteBox(page);
	const address = page.getByLabel("Email (optional)");
	const toast = page.getByRole("alert");
	await box.fill("  \n ");
	await submitButton(page).click();
	await expect(toast).toContainText("Please enter a message before submitting");
	expect(await listMessages()).toEqual([]);
	await box.fill("  Do you cover scars? ");
	await address.fill("visitor");
	await page.reload();
	await expect(box).toHaveValue("  Do you cover scars? ");
	await expect(address).toHaveValue("visitor");
	expect(await readKept(page)).toBe("  Do you cover scars? ");

	await whenReady(page);
	await submitButton(page).click();
	await expect(toast).toContainText("Please enter a valid email address.");
	await expect(address).toBeFocused();
	await expect(address).toHaveAttribute("aria-invalid", "true");
	expect(await listMessages()).toEqual([]);
	await address.fill("visitor@example");
	await expect(toast).toContainText("Please enter a valid email address.");
	await address.fill("visitor@example.com");
	await expect(toast).toBeEmpty();
	await expect(address).not.toHaveAttribute("aria-invalid");

	await page.route("**/api/notes", (route) => route.fulfill({ status: 201, body: "" }));
	await submitButton(page).click();
	await expect(toast).toContainText("Failed to submit message. Please try again.");
	await expect(box).toHaveValue("  Do you cover scars? ");
	expect(await readKept(page)).toBe("  Do you cover scars? ");
	await page.unroute("**/api/notes");

	const release = await holdBack(page, "**/api/notes");
	await submitButton(page).click();
	await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
	release();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	await expect(address).toHaveValue("");
	await expect(box).toHaveValue("");
	await expect.poll(() => readKept(page)).toBeFalsy();
	await page.reload();
	await expect(address).toHaveValue("");
	const notes = await stories.site.database.db
		.selectFrom("Thank you and notes")
		.select(["message", "email"])
		.execute();
	expect(notes).toEqual([{ message: "Do you cover scars?", email: "visitor@example.com" }]);
	expect(complaints).toEqual([]);
	await leave();
});

test("a note sent while its page is left keeps no draft; one that fails stays, and Retry sends it once, from another page too", async () => {
	const { page, context, leave } = await visit(stories.browser, `${stories.site.address}/contact`, {
		before: shortenRetries,
		size: desk,
	});
	await whenReady(page);
	const box = noteBox(page);
	const heading = page.getByRole("heading", { level: 1 });
	const thanks = page.getByText("Thank you! Your message has been submitted.");
	const goToAbout = async () => {
		await page.getByRole("link", { name: "About", exact: true }).first().click();
		await expect(heading).toHaveText("Meet the Man");
	};
	await box.fill("Thank you!");
	const release = await holdBack(page, "**/api/notes");
	await submitButton(page).click();
	await goToAbout();
	release();
	await expect(thanks).toBeVisible();
	await expect.poll(() => readKept(page)).toBeNull();
	await page.getByRole("button", { name: "Dismiss" }).click();
	await page.goBack();

	let answers = 0;
	page.on("response", (response) => {
		if (response.url().endsWith("/api/notes")) answers += 1;
	});
	await page.unrouteAll();
	const releaseNext = await holdBack(page, "**/api/notes");
	await box.fill("Thank you twice!");
	await submitButton(page).click();
	await goToAbout();
	await page.goBack();
	await expect(box).toHaveValue("Thank you twice!");
	await submitButton(page).click();
	releaseNext();
	await expect.poll(() => answers).toBe(2);
	await expect(box).toHaveValue("");
	await page.getByRole("button", { name: "Dismiss" }).click();

	await page.unrouteAll();
	const releaseLast = await holdBack(page, "**/api/notes");
	await box.fill("Thank you again!");
	await submitButton(page).click();
	await goToAbout();
	await page.goBack();
	await box.fill("Thank you again! And");
	await goToAbout();
	releaseLast();
	await expect.poll(() => answers).toBe(3);
	await page.getByRole("button", { name: "Dismiss" }).click();
	await page.goBack();
	await expect(box).toHaveValue("Thank you again! And");

	await box.fill("Thank you from afar!");
	await context.setOffline(true);
	await submitButton(page).click();
	const toast = page.getByRole("alert");
	await expect(toast).toContainText("Failed to submit message. Please try again.", {
		timeout: 10_000,
	});
	await expect(box).toHaveValue("Thank you from afar!");
	await context.setOffline(false);
	await goToAbout();
	await toast.getByRole("button", { name: "Retry" }).click();
	await expect(thanks).toBeVisible();
	expect(await listMessages()).toEqual([
		"Thank you!",
		"Thank you twice!",
		"Thank you again!",
		"Thank you from afar!",
	]);
	await leave();
});

test("storage that is forbidden breaks nothing", async () => {
	const { page, complaints, leave } = await visit(stories.browser, "about:blank");
	await forbidStorage(page);
	await page.goto(`${stories.site.address}/contact`);
	await noteBox(page).fill("Still works");
	await submitButton(page).click();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	expect(await listMessages()).toEqual(["Still works"]);
	expect(complaints.filter((words) => !/forbidden/.test(words))).toEqual([]);
	await leave();
});

test("a note sent before hydration removes its older draft", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/contact`,
	);
	await whenReady(page);
	const box = noteBox(page);
	await box.fill("It heals");
	const release = await holdBack(page, "**/assets/**/*.js");
	await page.clock.install();
	await page.reload({ waitUntil: "domcontentloaded" });
	await box.fill("It healed so well.");
	await submitButton(page).click();
	// When the page stops waiting for its scripts.
	await page.clock.fastForward(3_000);
	const thanks = page.locator("#note").getByText("Thank you! Your message has been submitted.");
	await expect(thanks).toBeVisible();
	release();
	await whenReady(page);
	await expect(box).toHaveValue("");
	expect(await readKept(page)).toBeFalsy();
	expect(await listMessages()).toEqual(["It healed so well."]);

	await box.fill("And one more thing");
	await page.reload();
	await expect(box).toHaveValue("And one more thing");
	await expect(thanks).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});
