import type { Page } from "playwright-core";
import { test } from "vitest";
import { prepareStories, shortenRetries, visit, whenReady } from "./browser.ts";
import { readDevice, untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { fillIn, openDialog, submitButton } from "./form.ts";

const stories = prepareStories();

const listIdeas = async () =>
	(
		await stories.site.database.db
			.selectFrom("consultation_submissions")
			.select("design_idea")
			.orderBy("created_at")
			.execute()
	).map(({ design_idea }) => design_idea);

const readCopy = (page: Page) => page.evaluate(() => localStorage.getItem("consultationUnsaved"));

function typeAndGo(page: Page, name: string, text: string, to: string | null): Promise<void> {
	return page.evaluate(
		([field, value, address]) => {
			const form = [...document.forms].find((each) => each.ariaLabel === "Consultation request");
			const control = form?.elements.namedItem(field ?? "") as HTMLInputElement;
			control.value = value ?? "";
			control.dispatchEvent(new Event("input", { bubbles: true }));
			if (address) location.assign(address);
			else location.reload();
		},
		[name, text, to] as const,
	);
}

test("text typed just before a reload or a link is kept, however often, and is not sent by itself with a pending request", async () => {
	const before = await listIdeas();
	const { page, complaints, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
	});
	const dialog = await openDialog(page);
	const idea = dialog.getByLabel("Design Idea");
	for (const text of ["A heron", "Two herons"]) {
		const loaded = page.waitForEvent("load");
		await typeAndGo(page, "design_idea", text, null);
		await loaded;
		await expect(idea).toHaveValue(text);
	}
	await typeAndGo(page, "design_idea", "Three herons", "/about");
	await expect(page).toHaveURL(/\/about$/);
	await openDialog(page);
	await expect(idea).toHaveValue("Three herons");
	await untilKept(page, { design_idea: "Three herons" });
	await expect.poll(() => readCopy(page)).toBeNull();

	await fillIn(dialog);
	await page.route("**/api/consultations", (route) => route.abort());
	await submitButton(dialog).click();
	await expect(dialog.getByText("Kept on this device.")).toBeVisible({ timeout: 15_000 });
	await page.unroute("**/api/consultations");
	await typeAndGo(page, "design_idea", "A heron in ree", null);
	await expect(dialog.getByText("You changed something.").or(mayHaveArrived(page))).toBeVisible();
	await expect(dialog.getByLabel("Design Idea")).toHaveValue("A heron in ree");
	await untilKept(page, { design_idea: "A heron in ree" });
	expect(await listIdeas()).toEqual(before);
	await dialog.getByLabel("Design Idea").fill("A heron in reeds, from behind");
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await listIdeas()).toEqual([...before, "A heron in reeds, from behind"]);
	expect(complaints).toEqual([]);
	await leave();
});

test("canceled or sent text does not come back", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await page.reload();
	await expect.poll(() => readDevice(page)).toEqual({});
	expect(await readCopy(page)).toBeNull();

	await openDialog(page);
	await fillIn(dialog, { "Design Idea": "Sent at once" });
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	// Before that, the next page would ask again whether the request has arrived.
	await expect.poll(() => readDevice(page)).toEqual({});
	await page.reload();
	expect(await readCopy(page)).toBeNull();
	await openDialog(page);
	await expect(dialog.getByLabel("Email")).toHaveValue("");

	const other = await context.newPage();
	await other.goto(`${stories.site.address}/consultation`);
	await whenReady(other);
	const form = other.getByRole("form", { name: "Consultation request" });
	await fillIn(form, { "Design Idea": "Sent elsewhere" });
	await page.evaluate(() =>
		localStorage.setItem(
			"consultationUnsaved",
			JSON.stringify({ at: Date.now(), fields: { design_idea: "Stale" } }),
		),
	);
	await submitButton(form).click();
	await expect(other.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await readCopy(other)).toBeNull();
	await leave();
});

function mayHaveArrived(page: Page) {
	return page.getByText("Your first request may have arrived already.");
}
