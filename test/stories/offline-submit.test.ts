import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, prepareStories, shortenRetries, visit, whenReady } from "./browser.ts";
import { readDevice } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, listSent, openDialog, submitButton } from "./form.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

const success = "Consultation Request Submitted!";
const calls = "**/api/consultations";
const waits = (page: Page) =>
	page.getByRole("status").filter({ hasText: "Your Request Is Waiting" });
const isMarked = (page: Page) =>
	page.evaluate(() => localStorage.getItem("consultationWaiting") !== null);

async function expectNothingKept(page: Page): Promise<void> {
	await expect.poll(() => readDevice(page)).toEqual({});
	expect(await isMarked(page)).toBe(false);
}

test("submitted offline, a request is sent from the next page that is opened, after its unsent files", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const files = await chooseFive();
	const picker = dialog.locator("input[type=file]");
	await picker.setInputFiles(files.slice(0, 2));
	await expect(listSent(dialog)).toHaveCount(2);
	await context.setOffline(true);
	await picker.setInputFiles(files.slice(2));
	await submitButton(dialog).click();
	await expect(
		dialog.getByText("Kept on this device. Your files and your request will be sent automatically"),
	).toBeVisible({ timeout: 30_000 });
	await expect(waits(page)).toContainText(
		"It is kept on this device and will be sent automatically when",
	);
	await expect(waits(page).getByRole("button", { name: "Retry" })).toBeVisible();
	await expect(page.getByRole("alert")).toBeEmpty();
	await expect(dialog.getByLabel("Email")).toHaveValue("visitor@example.com");
	expect(await listNew()).toEqual([]);
	await page.close();

	await context.setOffline(false);
	const other = await context.newPage();
	await other.goto(`${stories.site.address}/credits`);
	await expect(other.getByText(success)).toBeVisible({ timeout: 45_000 });
	await expect(
		other.getByText("Thank you! We'll get back to you within 24 hours with next steps."),
	).toBeVisible();
	expect(await listNew()).toMatchObject([
		{ design_idea: "A heron in reeds", reference_images_count: 5 },
	]);
	await expectNothingKept(other);
	await leave();
});

test("a request with a lost answer waits on the next pages, one click from the form, and is stored once, also with two tabs open", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, context, complaints, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
		size: desk,
	});
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 2));
	await expect(listSent(dialog)).toHaveCount(2);
	let arrived = 0;
	await context.route(calls, async (route) => {
		await route.fetch();
		arrived += 1;
		await route.abort();
	});
	await submitButton(dialog).click();
	await expect.poll(() => arrived).toBeGreaterThan(0);
	await page.reload();
	const kept = dialog.getByText(
		"Kept on this device. Your request will be sent automatically when the studio",
	);
	await expect(kept).toBeVisible();
	await expect(waits(page)).toHaveCount(0);
	await page.goto(`${stories.site.address}/credits`);
	await waits(page).getByRole("button", { name: "Open the Form" }).click();
	await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in reeds");
	await expect(kept).toBeVisible();
	expect(await listNew()).toHaveLength(1);
	// Unlike the first, it has nothing in flight when it is taken away.
	await context.route(calls, (route) => route.abort());
	const second = await context.newPage();
	await second.goto(`${stories.site.address}/consultation`);
	const form = second.getByRole("form", { name: "Consultation request" });
	await expect(form.getByText("Kept on this device.")).toBeVisible({ timeout: 15_000 });
	await expect(form.getByLabel("Email")).toHaveValue("visitor@example.com");
	// From before it is sent, because the toast lasts a few seconds.
	const told = Promise.all(
		[page, second].map((tab) => expect(tab.getByText(success)).toBeVisible()),
	);
	// So that the first sends it: the tab that does leaves its form.
	await second.route(calls, (route) => route.abort());
	await context.unrouteAll({ behavior: "wait" });
	for (const tab of [page, second]) {
		await tab.evaluate(() => window.dispatchEvent(new Event("online")));
	}
	await told;
	await expect(form.getByLabel("Email")).toHaveValue("");
	await expect(dialog).toBeHidden();
	await expect(waits(page)).toHaveCount(0);
	expect(await listNew()).toMatchObject([{ reference_images_count: 2 }]);
	await expectNothingKept(page);
	expect(complaints).toEqual([]);
	await leave();
});

test("refused on a later page, a request is still in the form", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, context, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
	});
	await context.route(calls, (route) => route.abort());
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await submitButton(dialog).click();
	await expect(dialog.getByText("Kept on this device.")).toBeVisible({ timeout: 15_000 });
	await context.unroute(calls);
	const message = "Please choose one of the tattoo styles listed.";
	await context.route(calls, (route) =>
		route.fulfill({
			status: 422,
			json: { code: "unknown_style", message, fields: { tattoo_style: [message] } },
		}),
	);
	await page.goto(`${stories.site.address}/credits`);
	const toast = page.getByRole("alert");
	await expect(toast).toContainText(`Failed to submit consultation: ${message}`);
	await toast.getByRole("button", { name: "Open the Form" }).click();
	await expect(dialog.getByLabel("Email")).toHaveValue("visitor@example.com");
	await expect(dialog.getByLabel("Tattoo Style")).toHaveAttribute("aria-invalid", "true");
	await expect.poll(() => isMarked(page)).toBe(false);
	await context.unroute(calls);
	await page.reload();
	await expect(dialog.getByLabel("Email")).toHaveValue("visitor@example.com");
	await expect(submitButton(dialog)).toHaveText("Submit Request");
	expect(await listNew()).toEqual([]);
	await leave();
});

test("opened in front of the form's own page, the dialog changes what that page sends", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visit(stories.browser, `${stories.site.address}/consultation`, {
		size: desk,
	});
	await whenReady(page);
	const form = page.getByRole("form", { name: "Consultation request" });
	await fillIn(form);
	const refused = Promise.withResolvers<void>();
	await page.route(calls, async (route) => {
		await refused.promise;
		await route.fulfill({ status: 500, json: { code: "unexpected", message: "Ref 1." } });
	});
	await submitButton(form).click();
	await page.getByRole("link", { name: "About" }).first().click();
	await expect(form).toHaveCount(0);
	refused.resolve();
	const open = page.getByRole("alert").getByRole("button", { name: "Open the Form" });
	await expect(open).toBeVisible();
	await page.goBack();
	await expect(form).toBeVisible();
	await open.click();
	const dialog = page.getByRole("dialog", { name: "Book a Consultation" });
	await dialog.getByLabel("Design Idea").fill("Two herons");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(form.getByLabel("Design Idea")).toHaveValue("Two herons");
	await page.unroute(calls);
	await submitButton(form).click();
	await expect(page).toHaveURL(/\/consultation\/sent$/);
	expect(await listNew()).toMatchObject([{ design_idea: "Two herons" }]);
	await leave();
});

test("a retry delay survives a reload and ends by itself", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	await page.clock.install();
	let asked = 0;
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === "/api/consultations") asked += 1;
	});
	await context.route(
		calls,
		(route) => route.fulfill({ status: 429, headers: { "Retry-After": "25" }, json: {} }),
		{ times: 1 },
	);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await submitButton(dialog).click();
	await expect(
		dialog.getByText("Kept on this device. Your request will be sent automatically in"),
	).toBeVisible();
	const { waiting } = await readDevice(page);
	const { notBefore } = waiting as { notBefore: number };
	await page.goto(`${stories.site.address}/credits`);
	await expect(waits(page)).toContainText("It will be sent automatically within a minute.");
	expect(await page.evaluate(() => Date.now())).toBeLessThan(notBefore);
	expect(asked).toBe(1);
	await page.clock.fastForward(25_000);
	await expect(page.getByText(success)).toBeVisible();
	expect(asked).toBe(2);
	expect(await listNew()).toHaveLength(1);
	await expectNothingKept(page);
	await leave();
});

test("a request whose file does not fit on the device is not called saved, and is never sent without it", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, context, leave } = await visit(stories.browser, "about:blank", {
		before: shortenRetries,
	});
	await page.addInitScript(() => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (value, key) {
			if (value instanceof File) throw new DOMException("No room", "QuotaExceededError");
			return put.call(this, value, key);
		};
	});
	await page.goto(stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await context.setOffline(true);
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 1));
	await expect(
		page.getByText("“heron.jpg” could not be kept on this device; everything else was."),
	).toBeVisible();
	await submitButton(dialog).click();
	await expect(dialog.getByText("Nothing is lost while this page stays open.")).toBeVisible({
		timeout: 15_000,
	});
	await context.setOffline(false);
	await context.route(calls, (route) => route.abort());
	await page.reload();
	await expect(page.getByText("One of your files could not be kept")).toBeVisible();
	await expect(page.getByRole("button", { name: "Open the Form" })).toHaveCount(0);
	await expect(dialog.getByText("Not sent yet. Press Submit Request to send it.")).toBeVisible();
	await expect(dialog.getByLabel("Email")).toHaveValue("visitor@example.com");
	await expect(submitButton(dialog)).toHaveText("Submit Request");
	await expect.poll(() => isMarked(page)).toBe(false);
	expect(await listNew()).toEqual([]);
	await leave();
});
