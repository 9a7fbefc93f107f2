import type { BrowserContext, Page, Request } from "playwright-core";
import { test } from "vitest";
import { prepareStories, visit } from "./browser.ts";
import { listenToParts, readDevice, untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, listSent, openDialog, submitButton } from "./form.ts";
import { makeLongClip } from "./slow-upload.ts";
import { countFiles } from "./stored.ts";

const stories = prepareStories();

async function countListed(page: Page): Promise<number> {
	return ((await readDevice(page)).files as unknown[]).length;
}

async function openTab(context: BrowserContext) {
	const page = await context.newPage();
	await page.goto(`${stories.site.address}/consultation`);
	const form = page.getByRole("form", { name: "Consultation request" });
	await expect(form).toHaveAttribute("novalidate");
	return { page, form };
}

const isSecondPart = (request: Request) => Number(request.headers()["upload-offset"]) > 0;

/** Waits until the tab has asked for the lock that another one holds. */
const untilInLine = (page: Page) =>
	expect
		.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
		.toBe(1);

test("files chosen in two tabs are one draft; of more than five, five are shown, and the visitor is told", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	const second = await openTab(context);
	const five = await chooseFive();
	await dialog.locator("input[type=file]").setInputFiles(five);
	await expect(listSent(dialog)).toHaveCount(5, { timeout: 30_000 });
	await second.form.locator("input[type=file]").setInputFiles(five.slice(0, 2));
	await expect(listSent(second.form)).toHaveCount(2);
	await fillIn(second.form);
	await untilKept(page, { referred_by: "-None-" });
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expect(dialog.getByLabel("First Name")).toHaveValue("Test");
	await page.close();
	const words = (count: string, wanted: string) =>
		second.page.getByText(
			`${count} chosen in another tab and left out. To use ${wanted}, remove one of the files here and reload this page.`,
		);
	await second.page.reload();
	await expect(words("2 more files were", "one of them")).toBeVisible();
	await expect(listSent(second.form)).toHaveCount(5);
	await second.form.getByRole("button", { name: "Remove clip.mov" }).click();
	await expect.poll(() => countListed(second.page)).toBe(6);
	await second.page.reload();
	await expect(words("One more file was", "it")).toBeVisible();
	await expect(listSent(second.form)).toHaveCount(5);
	await submitButton(second.form).click();
	await expect(second.page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles(stories.site.database.db)).toBe(5);
	await expect.poll(() => readDevice(second.page)).toEqual({});
	await leave();
});

test("only one tab uploads at a time: what it has sent counts in the other, which continues when it is closed", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const clip = await makeLongClip(9);
	const calls: string[] = [];
	context.on("response", (answer) => {
		if (!answer.url().includes("/api/uploads")) return;
		calls.push(`${answer.request().method()} ${answer.status()}`);
	});
	const held = Promise.withResolvers<void>();
	await page.route("**/api/uploads/*", async (route) => {
		if (isSecondPart(route.request())) await held.promise;
		await route.continue();
	});
	const parts = listenToParts(page);
	await dialog.locator("input[type=file]").setInputFiles([clip.path, clip.path]);
	await expect.poll(() => parts.length, { timeout: 40_000 }).toBe(2);
	await untilKept(page, { referred_by: "-None-" });
	const other = await openTab(context);
	const partsOfOther = listenToParts(other.page);
	// Held ones would be sent when the tab is closed; one that it tries again then may be.
	await other.page.route("**/api/uploads/*", (route) =>
		isSecondPart(route.request()) ? route.abort() : route.continue(),
	);
	await expect(other.form.getByRole("listitem").filter({ hasText: /^Waiting/ })).toHaveCount(2);
	await untilInLine(other.page);
	expect(partsOfOther).toEqual([]);

	held.resolve();
	await expect(listSent(other.form)).toHaveCount(1);
	await expect.poll(() => partsOfOther.at(-1)?.offset ?? 0, { timeout: 40_000 }).toBeGreaterThan(0);
	expect(parts.length, "the first tab has sent one file").toBe(2);
	const partsOfFirst = listenToParts(page);
	await other.page.close();
	await expect(listSent(dialog)).toHaveCount(2, { timeout: 20_000 });
	expect(partsOfFirst.filter(({ offset }) => offset === 0)).toEqual([]);
	expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST 201", "POST 201"]);
	expect(calls.filter((call) => / 4\d\d$/.test(call))).toEqual([]);
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles(stories.site.database.db)).toBe(2);
	clip.remove();
	await leave();
});
