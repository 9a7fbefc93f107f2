import type { Page } from "playwright-core";
import { beforeEach, test } from "vitest";
import { desk, holdBack, prepareStories, visit, whenReady } from "./browser.ts";
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

test("an empty note is refused; another is saved as a draft, sent trimmed, and cleared", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/contact`,
	);
	await whenReady(page);
	const box = noteBox(page);
	await box.fill("  \n ");
	await submitButton(page).click();
	await expect(page.getByRole("alert")).toContainText("Please enter a message before submitting");
	expect(await listMessages()).toEqual([]);
	await box.fill("  It healed so well. ");
	await page.reload();
	await expect(box).toHaveValue("  It healed so well. ");
	expect(await page.evaluate(() => localStorage.getItem("thankYouMessage"))).toBe(
		"  It healed so well. ",
	);
	const release = await holdBack(page, "**/api/notes");
	await submitButton(page).click();
	await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
	release();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	await expect(box).toHaveValue("");
	await expect.poll(() => page.evaluate(() => localStorage.getItem("thankYouMessage"))).toBeFalsy();
	expect(await listMessages()).toEqual(["It healed so well."]);
	expect(complaints).toEqual([]);
	await leave();
});

test("a note that fails to send stays, and Retry sends it once, from another page too", async () => {
	const { page, context, leave } = await visit(stories.browser, `${stories.site.address}/contact`, {
		size: desk,
	});
	await whenReady(page);
	const box = noteBox(page);
	await box.fill("Thank you from afar!");
	await context.setOffline(true);
	await submitButton(page).click();
	const toast = page.getByRole("alert");
	await expect(toast).toContainText("Failed to submit message. Please try again.", {
		timeout: 10_000,
	});
	await expect(box).toHaveValue("Thank you from afar!");
	await context.setOffline(false);
	await page.getByRole("link", { name: "About", exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meet the Man");
	await toast.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	expect(await listMessages()).toEqual(["Thank you from afar!"]);
	await leave();
});

test("storage that is forbidden breaks nothing", async () => {
	const { page, complaints, leave } = await visit(stories.browser, "about:blank");
	await page.addInitScript(() => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("forbidden", "SecurityError");
			},
		});
	});
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
	const release = await holdBack(page, "**/assets/*.js");
	await page.reload({ waitUntil: "domcontentloaded" });
	await box.fill("It healed so well.");
	await submitButton(page).click();
	const thanks = page.locator("#note").getByText("Thank you! Your message has been submitted.");
	await expect(thanks).toBeVisible({ timeout: 10_000 });
	release();
	await whenReady(page);
	await expect(box).toHaveValue("");
	expect(await page.evaluate(() => localStorage.getItem("thankYouMessage"))).toBeFalsy();
	expect(await listMessages()).toEqual(["It healed so well."]);

	await box.fill("And one more thing");
	await page.reload();
	await expect(box).toHaveValue("And one more thing");
	await expect(thanks).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("without scripts a note is stored and an empty one refused", async () => {
	const url = `${stories.site.address}/contact`;
	const { page, complaints, leave } = await visit(stories.browser, url, { scripts: false });
	const box = noteBox(page);
	await submitButton(page).click();
	await expect(page.getByText("Please enter a message before submitting")).toBeInViewport();
	await expect(box).toHaveAttribute("aria-invalid", "true");
	await box.fill(" It healed so well. ");
	await submitButton(page).click();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeInViewport();
	await expect(box).toHaveValue("");
	expect(await listMessages()).toEqual(["It healed so well."]);
	await page.reload();
	expect(await listMessages()).toHaveLength(1);
	expect(complaints).toEqual([]);
	await leave();
});

test("a question keeps its address through a reload, and an invalid one is refused", async () => {
	const { page, complaints, leave } = await visit(
		stories.browser,
		`${stories.site.address}/contact`,
	);
	await whenReady(page);
	const address = page.getByLabel("Email (optional)");
	await noteBox(page).fill("Do you cover scars?");
	await address.fill("visitor");
	await page.reload();
	await expect(address).toHaveValue("visitor");
	await whenReady(page);
	await submitButton(page).click();
	await expect(page.getByRole("alert")).toContainText("Please enter a valid email address.");
	await expect(address).toBeFocused();
	await expect(address).toHaveAttribute("aria-invalid", "true");
	expect(await listMessages()).toEqual([]);
	await address.fill("visitor@example");
	await expect(page.getByRole("alert")).toContainText("Please enter a valid email address.");
	await address.fill("visitor@example.com");
	await expect(page.getByRole("alert")).toBeEmpty();
	await expect(address).not.toHaveAttribute("aria-invalid");
	await submitButton(page).click();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	await expect(address).toHaveValue("");
	await expect(noteBox(page)).toHaveValue("");
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

test("a note sent while its page is left keeps no draft", async () => {
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/contact`, {
		size: desk,
	});
	await whenReady(page);
	await noteBox(page).fill("Thank you!");
	const release = await holdBack(page, "**/api/notes");
	await submitButton(page).click();
	await page.getByRole("link", { name: "About", exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meet the Man");
	release();
	await expect(page.getByText("Thank you! Your message has been submitted.")).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("thankYouMessage"))).toBeNull();
	await leave();
});
