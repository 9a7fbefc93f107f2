import type { BrowserContext, Page } from "playwright-core";
import { test } from "vitest";
import { prepareStories, visit } from "./browser.ts";
import { listenToParts, readDevice, untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, listSent, openDialog, submitButton } from "./form.ts";
import { limitUpload, makeLongClip } from "./slow-upload.ts";

const stories = prepareStories();

const countFiles = async () =>
	(
		await stories.site.database.db
			.selectFrom("consultation_submissions")
			.select("reference_images_count")
			.orderBy("created_at", "desc")
			.executeTakeFirstOrThrow()
	).reference_images_count;

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

test("files chosen in two tabs are one draft, whichever tab is closed", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	const second = await openTab(context);
	const five = await chooseFive();
	await dialog.locator("input[type=file]").setInputFiles(five.slice(0, 2));
	await expect(listSent(dialog)).toHaveCount(2);
	await second.form.locator("input[type=file]").setInputFiles(five.slice(2, 3));
	await expect(listSent(second.form)).toHaveCount(1);
	await fillIn(second.form);
	await untilKept(page, { referred_by: "-None-" });
	await page.close();
	await second.page.reload();
	await expect(listSent(second.form)).toHaveCount(3);
	await second.form.getByRole("button", { name: "Remove reeds.png" }).click();
	await expect.poll(() => countListed(second.page)).toBe(2);
	await second.page.reload();
	await expect(listSent(second.form)).toHaveCount(2);
	await submitButton(second.form).click();
	await expect(second.page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles()).toBe(2);
	await expect.poll(() => readDevice(second.page)).toEqual({});
	await leave();
});

test("of more than five files from two tabs five are shown, and the visitor is told", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	const second = await openTab(context);
	const five = await chooseFive();
	await dialog.locator("input[type=file]").setInputFiles(five);
	await expect(listSent(dialog)).toHaveCount(5, { timeout: 30_000 });
	await second.form.locator("input[type=file]").setInputFiles(five.slice(0, 2));
	await expect(listSent(second.form)).toHaveCount(2);
	await page.close();
	const words = (count: string) =>
		second.page.getByText(
			`${count} chosen in another tab and left out. Remove one and reload this page to use another.`,
		);
	await second.page.reload();
	await expect(words("2 more files were")).toBeVisible();
	await expect(listSent(second.form)).toHaveCount(5);
	await second.form.getByRole("button", { name: "Remove clip.mov" }).click();
	await expect.poll(() => countListed(second.page)).toBe(6);
	await second.page.reload();
	await expect(words("One more file was")).toBeVisible();
	await expect(listSent(second.form)).toHaveCount(5);
	await fillIn(second.form);
	await submitButton(second.form).click();
	await expect(second.page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles()).toBe(5);
	await expect.poll(() => readDevice(second.page)).toEqual({});
	await leave();
});

test("only one tab uploads a file, and the other continues when the first is closed", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const clip = await makeLongClip();
	const setSpeed = await limitUpload(page);
	await setSpeed(3_000_000);
	const calls: string[] = [];
	context.on("response", (answer) => {
		if (!answer.url().includes("/api/uploads")) return;
		calls.push(`${answer.request().method()} ${answer.status()}`);
	});
	const slowed = page
		.waitForRequest((request) => Number(request.headers()["upload-offset"]) > 0)
		.then(() => setSpeed(50_000));
	await dialog.locator("input[type=file]").setInputFiles(clip.path);
	await slowed;
	await untilKept(page, { referred_by: "-None-" });
	const second = await openTab(context);
	const waits = second.form.getByRole("listitem").filter({ hasText: /^Waiting/ });
	await expect(waits).toHaveCount(1);
	const partsOfSecond = listenToParts(second.page);
	await second.page.waitForTimeout(1_500);
	await expect(waits).toHaveCount(1);
	expect(partsOfSecond).toEqual([]);
	await page.close();
	await expect(listSent(second.form)).toHaveCount(1, { timeout: 20_000 });
	expect(partsOfSecond[0]?.offset).toBeGreaterThan(0);
	expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST 201"]);
	expect(calls.filter((call) => / 4\d\d$/.test(call))).toEqual([]);
	await submitButton(second.form).click();
	await expect(second.page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles()).toBe(1);
	clip.remove();
	await leave();
});
