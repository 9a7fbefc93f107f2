import { rmSync } from "node:fs";
import { test } from "vitest";
import { makeDataDir, startProcess, verify } from "../processes.ts";
import { prepareBrowser, visit } from "../stories/browser.ts";
import { listenToParts } from "../stories/device.ts";
import { expect } from "../stories/expect.ts";
import { chooseFive, fillIn, openDialog, submitButton, untilSent } from "../stories/form.ts";
import { limitUpload, makeLongClip } from "../stories/slow-upload.ts";

const shared = prepareBrowser({});
const success = "Consultation Request Submitted!";

test("a restart of the site halfway through a film of 60 MB ends in one request with it and the files before", async () => {
	const dataDir = await makeDataDir();
	const clip = await makeLongClip(60);
	const first = await startProcess({ dataDir });
	const { page, leave } = await visit(shared.browser, first.address);
	const created: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().endsWith("/uploads")) created.push("");
	});
	const parts = listenToParts(page);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const picker = dialog.locator("input[type=file]");
	await picker.setInputFiles((await chooseFive()).slice(0, 3));
	await untilSent(dialog, 3);
	created.splice(0);
	const setSpeed = await limitUpload(page);
	await setSpeed(12_000_000);
	await picker.setInputFiles(clip.path);
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
	expect(text).toContain("1 requests, 4 files");
	expect(code).toBe(0);
	rmSync(dataDir, { recursive: true, force: true });
	clip.remove();
});
