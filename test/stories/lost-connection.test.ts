import { test } from "vitest";
import { drawJpeg } from "../media.ts";
import { desk, prepareStories, shortenRetries, stopClock, visit, whenReady } from "./browser.ts";
import { untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { fillIn, openDialog, submitButton, untilSent } from "./form.ts";
import { holdKeys, releaseKeys } from "./reveal.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

const heron = async () => ({
	name: "heron.jpg",
	mimeType: "image/jpeg",
	buffer: await drawJpeg(),
});

test("a request submitted before its file has arrived survives a lost connection; edited meanwhile, it waits for Submit", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, context, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
	});
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await context.setOffline(true);
	await dialog.locator("input[type=file]").setInputFiles(await heron());
	await submitButton(dialog).click();
	await expect(
		dialog.getByText(
			"Your files and your request will be sent automatically when the studio can be reached",
		),
	).toBeVisible({ timeout: 15_000 });
	await expect(page.getByRole("alert")).toBeEmpty();
	const waits = page.getByRole("status").filter({ hasText: "Your Request Is Waiting" });
	await expect(waits).toBeVisible();
	await expect(submitButton(dialog)).toBeEnabled();
	await expect(submitButton(dialog)).toBeFocused();

	await dialog.getByLabel("Design Idea").fill("A heron in ree");
	const unsent = dialog.getByText(
		"Not sent yet. You changed something. Press Submit Request to send it.",
	);
	await expect(unsent).toBeVisible();
	await expect(waits).toHaveCount(0);
	await context.setOffline(false);
	await untilKept(page, { design_idea: "A heron in ree" });
	await page.reload();
	await expect(unsent).toBeVisible();
	await untilSent(dialog, 1);
	expect(await listNew()).toEqual([]);
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listNew()).toMatchObject([
		{ design_idea: "A heron in ree", reference_images_count: 1 },
	]);
	await leave();
});

test("a file chosen just before the connection came back is sent by itself; a request stored despite an error or a lost answer is sent once", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
	});
	const dialog = await openDialog(page);
	await fillIn(dialog);
	// `navigator.onLine` lags behind the connection.
	await page.evaluate(() => {
		Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
	});
	await dialog.locator("input[type=file]").setInputFiles(await heron());
	await untilSent(dialog, 1);
	await page.evaluate(() => Reflect.deleteProperty(navigator, "onLine"));

	await page.route("**/api/consultations", async (route) => {
		await route.fetch();
		await route.fulfill({ status: 500, json: { code: "unexpected", message: "Ref 1." } });
	});
	await submitButton(dialog).click();
	await expect(page.getByText("Failed to submit consultation: Ref 1.")).toBeVisible();
	expect(await listNew()).toHaveLength(1);
	await page.unroute("**/api/consultations");
	await page.route("**/api/consultations", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await submitButton(dialog).click();
	await expect(dialog.getByText("Kept on this device.")).toBeVisible({ timeout: 15_000 });
	await dialog.getByLabel("Design Idea").fill("Two herons");
	const mayHaveArrived = dialog.getByText(
		"Your first request may have arrived already. Pressing Submit Request sends a second one with your changes.",
	);
	await expect(mayHaveArrived).toBeVisible();
	await untilKept(page, { design_idea: "Two herons" });
	await page.unroute("**/api/consultations");
	await page.reload();
	await expect(mayHaveArrived).toBeVisible();
	// The same text again is the same request.
	await dialog.getByLabel("Design Idea").fill("A heron in reeds");
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listNew()).toMatchObject([
		{ design_idea: "A heron in reeds", reference_images_count: 1 },
	]);
	await leave();
});

test("where only the dialog's code fails to load, the form opens as a page; offline a message says so, and Retry opens it", async () => {
	const code = "**/assets/consultation-dialog-*.js";
	const { page, context, leave } = await visit(stories.browser, stories.site.address, {
		async before(opened) {
			await shortenRetries(opened);
			await opened.route(code, (route) => route.abort());
		},
	});
	const book = page.getByRole("link", { name: "Book Consultation" }).first();
	await whenReady(page);
	await book.click();
	await expect(page).toHaveURL(`${stories.site.address}/consultation`, { timeout: 15_000 });

	await page.goto(stories.site.address);
	await whenReady(page);
	await context.setOffline(true);
	await page.unroute(code);
	await book.click();
	const toast = page.getByRole("alert");
	await expect(toast).toContainText("The Form Did Not Open", { timeout: 15_000 });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Opening the form")).toHaveCount(0);
	await context.setOffline(false);
	await toast.getByRole("button", { name: "Retry" }).click();
	const dialog = page.getByRole("dialog", { name: "Book a Consultation" });
	await expect(dialog.getByLabel("First Name")).toBeVisible();
	const bar = dialog.locator("[data-bottom-bar]");
	await expect(bar).toHaveCSS("position", "sticky");
	await expect.poll(async () => (await bar.boundingBox())?.x).toBe(0);
	await page.goBack();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(`${stories.site.address}/`);
	await leave();
});

test("while the device is offline, pictures open at the size that is loaded, and what needs a connection says so", async () => {
	const { page, context, leave } = await visit(
		stories.browser,
		`${stories.site.address}/artwork/tattoos`,
		{ size: desk },
	);
	// A tap on a page that was slow to come follows its link.
	await whenReady(page);
	const plates = page.getByRole("main").locator("a[aria-haspopup=dialog]");
	const dialog = page.getByRole("dialog");
	await plates.first().click();
	await dialog.getByRole("button", { name: "Close" }).click();
	await expect(dialog).toHaveCount(0);
	const plate = plates.nth(1);
	await plate.scrollIntoViewIfNeeded();
	await expect(plate.locator("[data-state=loaded]")).toBeVisible();
	await context.setOffline(true);
	await plate.click();
	await expect(dialog.locator("[data-state=failed]")).toBeVisible();
	await expect(dialog.getByText("Image not found")).toHaveCount(0);
	const picture = dialog.locator("img:not([alt=''])");
	await expect(picture).toBeVisible();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);

	const toast = page.getByRole("alert");
	await holdKeys(page);
	await expect(toast).toContainText("Developer mode needs a connection.");
	await releaseKeys(page);

	for (const name of ["Sleeves/Largescale", "Blog"]) {
		await page.getByRole("link", { name, exact: true }).first().click();
		await expect(toast).toContainText("That page needs a connection.");
		await expect(plate).toBeVisible();
		await expect(page).toHaveURL(/\/artwork\/tattoos$/);
	}
	await toast.getByRole("button", { name: "Retry" }).click();
	await expect(toast).toContainText("That page needs a connection.");
	await context.setOffline(false);
	await toast.getByRole("button", { name: "Retry" }).click();
	await expect(page).toHaveURL(/\/blog$/);
	await stopClock(page);
	await holdKeys(page);
	await expect(page.getByText("Hold Shift+D for 2 seconds...")).toBeVisible();
	await leave();
});
