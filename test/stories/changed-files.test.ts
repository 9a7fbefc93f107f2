import { rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { test } from "vitest";
import { chromiumFlags, findChromium } from "../../scripts/chromium.ts";
import { drawJpeg } from "../media.ts";
import { makeDataDir } from "../processes.ts";
import { phone, prepareStories, shortenRetries, visit } from "./browser.ts";
import { readDevice } from "./device.ts";
import { expect } from "./expect.ts";
import { fillIn, listSent, openDialog, submitButton } from "./form.ts";
import { countFiles } from "./stored.ts";

const stories = prepareStories();

async function drawTwo() {
	const folder = await makeDataDir();
	const [changed, gone] = ["changed.jpg", "gone.jpg"].map((name) => join(folder, name));
	const paths = [changed ?? "", gone ?? ""];
	for (const path of paths) writeFileSync(path, await drawJpeg(320, 240));
	return {
		paths,
		async change() {
			writeFileSync(paths[0] ?? "", await drawJpeg(64, 48));
			utimesSync(paths[0] ?? "", new Date(), Date.now() / 1000 + 5);
			unlinkSync(paths[1] ?? "");
		},
		remove: () => rmSync(folder, { recursive: true }),
	};
}

test("files that are changed or deleted after they were chosen are sent from the device's copy", async () => {
	const profile = await makeDataDir();
	// A private window stores only the path of a file.
	const context = await chromium.launchPersistentContext(profile, {
		executablePath: findChromium(),
		args: chromiumFlags,
		viewport: phone,
	});
	const [page = await context.newPage()] = context.pages();
	await shortenRetries(page);
	await page.goto(stories.site.address);
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const two = await drawTwo();
	await context.setOffline(true);
	await dialog.locator("input[type=file]").setInputFiles(two.paths);
	await expect
		.poll(async () => Object.values(await readDevice(page)))
		.toEqual(expect.arrayContaining(["changed.jpg", "gone.jpg"]));
	await two.change();
	await context.setOffline(false);
	// The upload retries for some seconds before it uses the copy.
	await expect(listSent(dialog)).toHaveCount(2, { timeout: 45_000 });
	for (const picture of await dialog.locator("li img").all()) {
		await expect
			.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBe(320);
	}
	await submitButton(dialog).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles(stories.site.database.db)).toBe(2);
	two.remove();
	await context.close();
	rmSync(profile, { recursive: true, force: true });
});

test("without a copy they are refused with a message, and the others are sent", async () => {
	const { page, context, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
	});
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const two = await drawTwo();
	const picker = dialog.locator("input[type=file]");
	await context.setOffline(true);
	await picker.setInputFiles(two.paths);
	await picker.setInputFiles({
		name: "heron.jpg",
		mimeType: "image/jpeg",
		buffer: await drawJpeg(),
	});
	await two.change();
	await context.setOffline(false);
	for (const name of ["changed.jpg", "gone.jpg"]) {
		const words = `“${name}” has changed or is gone. Please choose it again.`;
		await expect(dialog.getByRole("listitem").filter({ hasText: words })).toBeVisible({
			timeout: 45_000,
		});
	}
	await expect(listSent(dialog)).toHaveCount(1);
	await submitButton(dialog).click();
	const toast = page.getByRole("alert");
	await expect(toast).toContainText("“changed.jpg” and “gone.jpg” were not accepted.");
	await toast.getByRole("button", { name: "Remove and Send" }).click();
	await expect(page.getByText("Consultation Request Submitted!")).toBeVisible();
	expect(await countFiles(stories.site.database.db)).toBe(1);
	two.remove();
	await leave();
});
