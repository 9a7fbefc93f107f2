import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { findBar, findTitle, findTool, readStored, rename, visitAsArtist } from "./artist.ts";
import { phone, prepareReadOnlyStories, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const [tattoo] = documents.tattoos.pieces;
const [drawing] = documents.drawings.pieces;
const project = documents["bird-and-floral"];

/** Chooses a file as the browser's own dialog does. */
async function choose(page: Page, text: string, open?: () => Promise<void>): Promise<void> {
	const asked = page.waitForEvent("filechooser");
	await (open ? open() : findTool(page, "Import").click());
	const file = {
		name: "dev-mode-changes.json",
		mimeType: "application/json",
		buffer: Buffer.from(text),
	};
	await (await asked).setFiles(file);
}

async function exportChanges(page: Page): Promise<string> {
	const downloading = page.waitForEvent("download");
	await findTool(page, "Export").click();
	return readFile(await (await downloading).path(), "utf8");
}

async function goTo(page: Page, path: string): Promise<void> {
	await page.goto(stories.site.address + path);
	await whenReady(page);
}

test("edits of one device are exported, imported on a phone, and seen on the same pages there", async () => {
	const first = await visitAsArtist(stories, "/artwork/tattoos");
	await rename(first.page, tattoo?.title, "<b>Koi</b>");
	await findTool(first.page, "Save permanently").click();
	await goTo(first.page, "/artwork/drawings");
	await rename(first.page, drawing?.title, "From the desk");
	await findTool(first.page, "Save permanently").click();
	await goTo(first.page, "/bird-and-floral");
	const title = first.page.getByRole("button", { name: `Edit page title: ${project.pageTitle}` });
	await title.click();
	await first.page.getByRole("textbox").fill("Wren and rose");
	await first.page.keyboard.press("Enter");
	await findTool(first.page, "Save permanently").click();
	const file = await exportChanges(first.page);
	await first.leave();

	const second = await visitAsArtist(stories, "/artwork/drawings", { size: phone });
	const { page } = second;
	const tab = await page.context().newPage();
	await tab.goto(page.url());
	await expect(findTitle(tab, drawing?.title)).toBeVisible();
	await choose(page, file, async () => {
		await findTool(page, "Tools").tap();
		await findTool(page, "Import").tap();
	});
	await expect(page.getByText("3 changes imported")).toBeVisible();
	await expect(
		page.getByText("Tattoos, Drawings, and Bird and floral: as in the file."),
	).toBeVisible();
	await expect(findTitle(page, "From the desk")).toBeVisible();
	await expect(findTitle(tab, "From the desk")).toBeVisible();
	await expect(findBar(page).getByRole("status")).toHaveText("3 pending");
	await goTo(page, "/artwork/tattoos");
	await expect(findTitle(page, "<b>Koi</b>")).toBeVisible();
	await goTo(page, "/bird-and-floral");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wren and rose");
	await findTool(page, "Tools").tap();
	expect(await exportChanges(page)).toBe(file);
	expect([second.complaints, second.writes]).toEqual([[], []]);
	await second.leave();
});

const renamed = (title: string) => [{ ...drawing, title }, ...documents.drawings.pieces.slice(1)];
const fileOf = (data: unknown, filename = "drawings") =>
	JSON.stringify([{ filename, data, timestamp: "2026-05-02T10:00:00.000Z" }]);

test("a file that is none says why and changes nothing; other edits here are replaced only if the artist says so, by key too, and can be brought back", async () => {
	const { page, complaints, leave } = await visitAsArtist(stories, "/artwork/drawings");
	await rename(page, drawing?.title, "Mine");
	await expectRefusals(page);
	const byKey = async () => {
		await findTool(page, "Import").focus();
		await page.keyboard.press("Enter");
	};
	await choose(page, fileOf(renamed("Theirs")), byKey);
	const dialog = page.getByRole("dialog", { name: "Replace Your Edits?" });
	await expect(dialog.getByRole("listitem")).toHaveText(["Drawings"]);
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(findTool(page, "Import")).toBeFocused();
	await expect(findTitle(page, "Mine")).toBeVisible();
	await choose(page, fileOf(renamed("Theirs")), byKey);
	await dialog.getByRole("button", { name: "Replace" }).press("Enter");
	await expect(page.getByText("1 change imported")).toBeVisible();
	await expect(findTitle(page, "Theirs")).toBeVisible();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await expect(page.getByText("Import undone")).toBeVisible();
	await expect(findTitle(page, "Mine")).toBeVisible();
	expect(await readStored(page, "codebase_changes_drawings")).toBeNull();
	expect(complaints).toEqual([]);
	await leave();
});

async function expectRefusals(page: Page): Promise<void> {
	const stored = () => page.evaluate(() => JSON.stringify(localStorage));
	const before = await stored();
	for (const [text, why] of [
		["GIF89a", "This is not a developer mode export."],
		[fileOf(renamed("Old").slice(1)), "In this file Drawings lacks 1 piece that the site has now."],
	] as const) {
		await choose(page, text);
		await expect(page.getByRole("alert")).toContainText(`Not Imported${why} Nothing was changed.`);
		expect(await stored()).toBe(before);
		await expect(findTitle(page, "Mine")).toBeVisible();
	}
}

test("with a full storage nothing is imported, and that is said", async () => {
	const { page, complaints, leave } = await visitAsArtist(stories, "/artwork/drawings");
	await expect(findTitle(page, drawing?.title)).toBeVisible();
	await page.evaluate(() => {
		for (let size = 2 ** 22; size >= 1; size /= 2) {
			try {
				for (;;) localStorage.setItem(`full ${localStorage.length}`, "x".repeat(size));
			} catch {}
		}
	});
	await choose(page, fileOf(renamed("Theirs")));
	await expect(page.getByRole("alert")).toContainText(
		"Nothing was changed. Make room, then try again.",
	);
	await expect(findTitle(page, drawing?.title)).toBeVisible();
	expect(await readStored(page, "drawings_all")).toBeNull();
	expect(complaints.filter((one) => !/cannot be stored/.test(one))).toEqual([]);
	await leave();
});
