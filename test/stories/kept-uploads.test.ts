import { test } from "vitest";
import { prepareStories, shortenRetries, visit } from "./browser.ts";
import { listenToParts, readDevice, untilFilesKept, untilKept } from "./device.ts";
import { expect } from "./expect.ts";
import { chooseFive, fillIn, openDialog, submitButton, untilSent } from "./form.ts";
import { limitUpload, makeLongClip } from "./slow-upload.ts";
import { followRequests } from "./stored.ts";

const stories = prepareStories();

const success = "Consultation Request Submitted!";

test("after a lost connection and a reload an upload resumes, and a file that the site no longer has is sent again", async () => {
	const listNew = await followRequests(stories.site.database.db);
	const { page, leave } = await visit(stories.browser, stories.site.address, {
		before: shortenRetries,
	});
	const dialog = await openDialog(page);
	await fillIn(dialog);
	const picker = dialog.locator("input[type=file]");
	await picker.setInputFiles((await chooseFive()).slice(0, 1));
	await untilFilesKept(page, 1);
	const setSpeed = await limitUpload(page);
	await setSpeed(4_000_000);
	const parts = listenToParts(page);
	const clip = await makeLongClip();
	await picker.setInputFiles(clip.path);
	await expect.poll(() => parts.at(-1)?.offset).toBeGreaterThan(0);
	await untilKept(page, { referred_by: "-None-" });
	await setSpeed(-1, true);
	await expect(
		dialog.getByText("The upload will continue automatically when the connection is back"),
	).toBeVisible({ timeout: 20_000 });
	const { offset: reached = 0, to: film = "" } = parts.at(-1) ?? {};
	const [heron] = (await readDevice(page)).files as { uploadUrl: string }[];
	const headers = { "Tus-Resumable": "1.0.0" };
	await fetch(heron?.uploadUrl ?? "", { method: "DELETE", headers });
	parts.splice(0);
	await setSpeed(-1);
	// A gateway's 502 says nothing about the file.
	let asked = 0;
	await page.route(film, (route) => {
		if (route.request().method() !== "HEAD") return route.continue();
		asked += 1;
		return asked === 1 ? route.fulfill({ status: 502 }) : route.continue();
	});
	await page.reload();
	await untilSent(dialog, 2);
	expect(parts.find(({ to }) => to === film)?.offset).toBeGreaterThanOrEqual(reached);
	expect(parts.filter(({ to }) => to !== film).map(({ offset }) => offset)).toEqual([0]);
	await submitButton(dialog).click();
	await expect(page.getByText(success)).toBeVisible();
	expect(await listNew()).toMatchObject([{ reference_images_count: 2 }]);
	clip.remove();
	await leave();
});
