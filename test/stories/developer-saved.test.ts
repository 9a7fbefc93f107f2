import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { findBar, findTitle, findTool, prepareArtist, rename } from "./artist.ts";
import { prepareReadOnlyStories, stopClock, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";

const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();
const artist = prepareArtist(stories);
async function expectState(page: Page, state: string, status: string): Promise<void> {
	await expect(findBar(page).getByText(state, { exact: true })).toBeVisible();
	await expect(findBar(page).getByRole("status")).toHaveText(status);
}

test("an edit after a save counts as unsaved until the next, and a reset says what stays pending", async () => {
	const page = await artist.open("/artwork/drawings");
	const said = (words: string) => page.getByText(words, { exact: true });
	await rename(page, drawings[0]?.title, "First");
	await expectState(page, "Drawings edited here, kept in this browser", "Edited here");
	await findTool(page, "Save permanently").click();
	await expectState(page, "Drawings saved permanently in this browser", "1 pending");
	await rename(page, "First", "Second");
	await expectState(page, "Drawings edited since the last save", "Not saved");
	await page.reload();
	await whenReady(page);
	await expectState(page, "Drawings edited since the last save", "Not saved");
	await findTool(page, "Save permanently").click();
	await expectState(page, "Drawings saved permanently in this browser", "1 pending");

	await findTool(page, "Reset").click();
	await expect(said("Gone here, but still pending.")).toBeVisible();
	await expectState(page, "Drawings as on the site", "1 pending");
	await findTool(page, "Clear pending").click();
	await rename(page, drawings[0]?.title, "Again");
	await findTool(page, "Reset").click();
	await expect(said("Edits and copies here are gone.")).toBeVisible();
});

test("a tab whose unsaved edits are cleared by another one says so, and restores them", async () => {
	const page = await artist.open("/artwork/tattoos");
	await rename(page, tattoos[0]?.title, "Mine");
	const second = await page.context().newPage();
	await stopClock(page);
	await second.goto(page.url());
	await page.clock.runFor(400);
	await expect(findTitle(second, tattoos[0]?.title)).toBeVisible();
	await expect(page.getByText("Unsaved Edits Cleared")).toBeVisible();
	await expect(findTitle(page, tattoos[0]?.title)).toBeVisible();
	await page.getByRole("button", { name: "Bring Them Back" }).click();
	await expect(findTitle(page, "Mine")).toBeVisible();
	await expect(findTitle(second, "Mine")).toBeVisible();
	await second.getByRole("button", { name: "Bring Them Back" }).click();
	await expect(findTitle(second, "Mine")).toBeVisible();
	await expect(findTitle(page, "Mine")).toBeVisible();
});
