import type { Page } from "playwright-core";
import { test } from "vitest";
import { desk, phone, prepareStories, shortenRetries, visit, whenReady } from "./browser.ts";
import { untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { fillIn, openDialog, submitButton } from "./form.ts";
import { followRequests } from "./stored.ts";
import { findPlate, openPlate } from "./viewer.ts";

const stories = prepareStories();
const koi = { name: "tattoos/2", title: "Koi climbing, color, forearm" };
const raven = { name: "tattoos/3", title: "Raven and moon, black and gray, outer forearm" };
const canyon = { name: "drawings/4", title: "Poudre Canyon" };
const columbine = { name: "tattoos/12", title: "Blue columbine, color, calf" };

const visitPage = async (path: string) => {
	const visitor = await visit(stories.browser, stories.site.address + path, {
		before: shortenRetries,
	});
	await whenReady(visitor.page);
	return visitor;
};
const findForm = (page: Page) => page.getByRole("dialog", { name: "Book a Consultation" });

async function askFor(page: Page, label = "Ask for one like this") {
	await page.getByRole("link", { name: label }).last().click();
	const form = findForm(page);
	await expect(form.getByText("About this piece:")).toBeVisible();
	return form;
}

async function send(form: ReturnType<typeof findForm>) {
	await fillIn(form);
	await submitButton(form).click();
}

test("from a piece in the viewer to a stored request and back; a pending one is sent as it was submitted", async () => {
	const { page, context, complaints, leave } = await visitPage("/artwork/tattoos");
	const viewer = await openPlate(page, koi.title);
	const form = await askFor(page);
	await expect(form).toContainText(koi.title);
	const listNew = await followRequests(stories.site.database.db);
	await send(form);
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	await expect(form).toBeHidden();
	await expect(viewer).toBeVisible();
	expect(await listNew()).toMatchObject([{ piece: koi.name }]);
	expect(complaints).toEqual([]);

	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("dialog")).toContainText("3 of 53");
	// By keyboard, because a toast covers the link.
	const ask = () => page.getByRole("link", { name: "Ask for one like this" }).press("Enter");
	await ask();
	await expect(form).toContainText(raven.title);
	await fillIn(form);
	await context.setOffline(true);
	await submitButton(form).click();
	await expect(page.getByText("when the studio can be reached again")).toBeVisible();
	await page.goBack();
	await expect(form).toBeHidden();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("dialog")).toContainText("4 of 53");
	await ask();
	await expect(page.getByText("Your Last Request Is Still Waiting")).toBeVisible();
	await expect(form.getByText(raven.title)).toBeVisible();
	await context.setOffline(false);
	await expect.poll(async () => (await listNew()).length).toBe(2);
	expect(await listNew()).toMatchObject([{ piece: raven.name }, { piece: koi.name }]);
	await leave();
});

test("an available drawing is claimed, and the draft keeps it through a reload, on every page", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, complaints, leave } = await visitPage("/artwork/drawings/4");
	const form = await askFor(page, "Claim this design");
	await form.getByLabel("First Name").fill("Test");
	await untilKept(page, { first_name: "Test", piece: canyon.name });
	await page.reload();
	await expect(form.getByLabel("First Name")).toHaveValue("Test");
	await expect(form.getByText(canyon.title)).toBeVisible();
	await page.goto(stories.site.address);
	await openDialog(page);
	await expect(form.getByText(canyon.title)).toBeVisible();
	await send(form);
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listNew()).toMatchObject([{ piece: canyon.name }]);
	await page.getByRole("link", { name: "Book Consultation" }).first().click();
	await expect(form.getByLabel("First Name")).toHaveValue("");
	await expect(form.getByText("About this piece:")).toBeHidden();
	expect(complaints).toEqual([]);
	await leave();
});

test("a reload over the viewer keeps the form open, Back shows the viewer, and a later piece replaces this one", async () => {
	const { page, leave } = await visitPage("/artwork/tattoos");
	const viewer = await openPlate(page, koi.title);
	const form = await askFor(page);
	await form.getByLabel("First Name").fill("Test");
	await untilKept(page, { first_name: "Test", piece: koi.name });
	await page.reload();
	await expect(form.getByText(koi.title)).toBeVisible();
	await expect(page.locator("h1")).toHaveText(koi.title);
	await page.goBack();
	await expect(form).toBeHidden();
	await expect(viewer).toBeVisible();

	await page.goBack();
	await findPlate(page, columbine.title).click();
	await askFor(page);
	await expect(form.getByText(columbine.title)).toBeVisible();
	await expect(form.getByText(koi.title)).toBeHidden();
	await expect(form.getByLabel("First Name")).toHaveValue("Test");
	await leave();
});

test("a piece whose look-up failed is named once the site is reached, and Remove removes it for good, on the same URL", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visitPage("/artwork/tattoos/12");
	const form = await askFor(page);
	await form.getByLabel("First Name").fill("Test");
	await untilKept(page, { first_name: "Test", piece: columbine.name });
	const lookUp = `**/api/artwork/${columbine.name}`;
	await page.route(lookUp, (route) => route.abort());
	const failed: string[] = [];
	page.on("requestfailed", (request) => failed.push(request.url()));
	const countLookUps = () => failed.filter((url) => url.endsWith(lookUp.slice(2))).length;
	const list = `${stories.site.address}/artwork/drawings?filter=abstract`;
	await page.goto(list);
	await openDialog(page);
	await expect.poll(countLookUps).toBeGreaterThan(0);
	await expect(form.getByText(columbine.title)).toBeHidden();
	await page.unroute(lookUp);
	await expect(form.getByText(columbine.title)).toBeVisible({ timeout: 25_000 });

	await form.getByRole("button", { name: "Remove this piece" }).click();
	await expect(form.getByText("About this piece:")).toBeHidden();
	await expect(page).toHaveURL(list);
	await untilKept(page, { piece: "" });
	await page.reload();
	await expect(form.getByLabel("First Name")).toBeVisible();
	await expect(form.getByText("About this piece:")).toBeHidden();
	await send(form);
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listNew()).toMatchObject([{ piece: null }]);
	await leave();
});

test("an unavailable piece says so, and the request is sent without it", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visitPage("/artwork/tattoos/12");
	await page.route("**/api/artwork/**", (route) =>
		route.fulfill({ status: 404, json: { code: "unknown_piece", message: "Gone." } }),
	);
	const form = await askFor(page);
	await form.locator("[name=piece]").evaluate((field: HTMLInputElement) => {
		field.value = "tattoos/9999";
		field.dispatchEvent(new Event("input", { bubbles: true }));
	});
	await expect(form.getByText("This piece is no longer in the portfolio.")).toBeVisible();
	await send(form);
	await expect(page.getByText("Submission Failed")).toBeVisible();
	await form.getByRole("button", { name: "Remove this piece" }).click();
	await submitButton(form).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listNew()).toMatchObject([{ piece: null }]);
	await leave();
});

test("a link to an unavailable piece says so, and the draft's own piece stays; Remove survives a reload", async () => {
	const { page, leave } = await visitPage("/artwork/tattoos/12");
	await askFor(page);
	await untilKept(page, { piece: columbine.name });
	await page.goto(`${stories.site.address}/consultation?piece=tattoos/99999`);
	await whenReady(page);
	const words = page.getByText("The piece your link points to is no longer in the portfolio.");
	await expect(words).toBeVisible();
	await expect(page.getByText(columbine.title)).toBeVisible();
	for (const size of [desk, phone]) {
		await page.setViewportSize(size);
		const across = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(across).toBeLessThanOrEqual(size.width);
	}
	await page.goto(`${stories.site.address}/consultation?piece=tattoos/2`);
	await whenReady(page);
	await expect(page.getByText(koi.title)).toBeVisible();
	await expect(words).toBeHidden();

	await page.getByRole("button", { name: "Remove this piece" }).click();
	await untilKept(page, { piece: "" });
	await page.reload();
	await whenReady(page);
	await expect(page.getByText(koi.title)).toBeHidden();
	await leave();
});
