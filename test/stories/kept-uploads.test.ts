import { rmSync } from "node:fs";
import { test } from "vitest";
import { makeDataDir, startProcess, verify } from "../processes.ts";
import { prepareStories, visit } from "./browser.ts";
import { listenToParts, readDevice, untilFilesKept, untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, openDialog, submitButton, untilSent } from "./form.ts";
import { limitUpload, makeLongClip } from "./slow-upload.ts";

const stories = prepareStories();

const listRequests = () =>
	stories.site.database.db
		.selectFrom("consultation_submissions")
		.select("reference_images_count")
		.orderBy("created_at", "desc")
		.execute();

const success = "Consultation Request Submitted!";

test("a file that the site no longer has is sent again from the device", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	await dialog.locator("input[type=file]").setInputFiles((await chooseFive()).slice(0, 1));
	await untilSent(dialog, 1);
	await untilKept(page, { referred_by: "-None-" });
	await untilFilesKept(page, 1);
	const [file] = (await readDevice(page)).files as { uploadUrl: string }[];
	const headers = { "Tus-Resumable": "1.0.0" };
	await fetch(file?.uploadUrl ?? "", { method: "DELETE", headers });
	const parts = listenToParts(page);
	await page.reload();
	await expect.poll(() => parts.length).toBe(1);
	await untilSent(dialog, 1);
	await submitButton(dialog).click();
	await expect(page.getByText(success)).toBeVisible();
	expect((await listRequests())[0]?.reference_images_count).toBe(1);
	await leave();
});

test("an upload resumes after a lost connection and a reload", async () => {
	const { page, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const setSpeed = await limitUpload(page);
	await setSpeed(4_000_000);
	const parts = listenToParts(page);
	const clip = await makeLongClip();
	await dialog.locator("input[type=file]").setInputFiles(clip.path);
	await expect.poll(() => parts.at(-1)?.offset, { intervals: [50] }).toBeGreaterThan(0);
	await setSpeed(-1, true);
	await expect(
		dialog.getByText("The upload will continue automatically when the connection is back"),
	).toBeVisible({
		timeout: 20_000,
	});
	const reached = parts.at(-1)?.offset ?? 0;
	const from = parts.length;
	await setSpeed(-1);
	// A gateway's 502 says nothing about the file.
	let asked = 0;
	await page.route("**/api/uploads/*", (route) => {
		if (route.request().method() !== "HEAD") return route.continue();
		asked += 1;
		return asked === 1 ? route.fulfill({ status: 502 }) : route.continue();
	});
	await page.reload();
	await untilSent(dialog, 1);
	expect(parts[from]?.offset).toBeGreaterThanOrEqual(reached);
	await submitButton(dialog).click();
	await expect(page.getByText(success)).toBeVisible();
	expect((await listRequests())[0]?.reference_images_count).toBe(1);
	clip.remove();
	await leave();
});

test("two tabs with one draft do not lose its file between them", async () => {
	const before = (await listRequests()).length;
	const { page, context, leave } = await visit(stories.browser, stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const clip = await makeLongClip();
	const setSpeed = await limitUpload(page);
	await setSpeed(4_000_000);
	const parts = listenToParts(page);
	await dialog.locator("input[type=file]").setInputFiles(clip.path);
	await expect.poll(() => parts.length).toBeGreaterThan(0);
	await untilKept(page, { referred_by: "-None-" });
	await expect.poll(async () => (await readDevice(page)).files).toHaveLength(1);
	const second = await context.newPage();
	await second.goto(`${stories.site.address}/consultation`);
	const form = second.getByRole("form", { name: "Consultation request" });
	await untilSent(form, 1);
	await submitButton(form).click();
	await expect(second.getByText(success)).toBeVisible({ timeout: 15_000 });
	const requests = await listRequests();
	expect(requests).toHaveLength(before + 1);
	expect(requests[0]?.reference_images_count).toBe(1);
	clip.remove();
	await leave();
});

test("a restart of the site halfway through a film of 60 MB ends in one request with it", async () => {
	const dataDir = await makeDataDir();
	const clip = await makeLongClip(60);
	const first = await startProcess({ dataDir });
	const { page, leave } = await visit(stories.browser, first.address);
	const created: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/uploads")) created.push("");
	});
	const parts = listenToParts(page);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const setSpeed = await limitUpload(page);
	await setSpeed(12_000_000);
	await dialog.locator("input[type=file]").setInputFiles(clip.path);
	await submitButton(dialog).click();
	await expect(submitButton(dialog)).toHaveText("Submitting...");
	const halfway = 24 * 1024 ** 2;
	await expect
		.poll(() => parts.at(-1)?.offset, { timeout: 30_000, intervals: [50] })
		.toBeGreaterThan(halfway);
	// Slow, so that the upload cannot finish before the site ends.
	await setSpeed(100_000);
	await first.end("SIGKILL");
	const before = parts.length;
	const port = Number(new URL(first.address).port);
	await setSpeed(-1);
	const second = await startProcess({ dataDir, port });
	await expect(page.getByText(success)).toBeVisible({ timeout: 45_000 });
	expect(created).toHaveLength(1);
	expect(Math.min(...parts.slice(before).map(({ offset }) => offset))).toBeGreaterThan(halfway / 2);
	await leave();
	await second.end("SIGTERM");
	const { code, text } = await verify(dataDir);
	expect(text).toContain("1 requests, 1 files");
	expect(code).toBe(0);
	rmSync(dataDir, { recursive: true, force: true });
	clip.remove();
});
