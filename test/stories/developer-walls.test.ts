import type { Page } from "playwright-core";
import { test } from "vitest";
import type { Artwork } from "../../app/publishing/schemas/portfolio.ts";
import { documents } from "../documents.ts";
import { expectBriefly, readStored, typeInto, visitAsArtist } from "./artist.ts";
import { prepareReadOnlyStories, stopClock } from "./browser.ts";
import { expect } from "./expect.ts";
import { openPlate } from "./viewer.ts";

const digital = documents.digital.pieces;
const drawings = documents.drawings.pieces;
const tattoos = documents.tattoos.pieces;

const stories = prepareReadOnlyStories();

const lists: { path: string; key: string; pieces: Artwork[] }[] = [
	{ path: "/artwork/tattoos", key: "tattoos_all", pieces: tattoos },
	{ path: "/artwork/digital", key: "digital_all", pieces: digital },
];

const words = { title: "A title of my own", description: "And what I have to say about it." };

const cardOf = (page: Page, at: number) => page.locator("main ol > li").nth(at);

const withWords = (pieces: Artwork[]) =>
	pieces.map((piece, at) => (at === 1 ? { ...piece, ...words } : piece));

async function editSecond(page: Page, { path, key, pieces }: (typeof lists)[number]) {
	const card = cardOf(page, 1);
	await expect(card).toContainText(`ID ${pieces[1]?.id}`);
	await stopClock(page);
	await (await typeInto(card, "title", `  ${words.title} `)).press("Enter");
	await expectBriefly(page, "Changes saved locally");
	await (await typeInto(card, "description", words.description)).press("Control+Enter");
	await expect(card).toContainText(words.description);
	expect(await readStored(page, key)).toEqual(withWords(pieces));
	await page.clock.resume();
	const viewer = await openPlate(page, words.title);
	await expect(viewer).toContainText(words.description);
	await expect(page).toHaveURL(new RegExp(`${path}/${pieces[1]?.id}-`));
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("dialog")).toContainText(pieces[2]?.title ?? "");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
}

test.each(lists)(
	"at $path a title and a description are edited, stored in the document's shape, and shown large; tattoos keep permanent edits, with the mode off as well, until a reset",
	async (list) => {
		const { page, complaints, writes, leave } = await visitAsArtist(stories, list.path);
		await editSecond(page, list);
		if (list.key === "tattoos_all") await keepUntilReset(page);
		expect(writes).toEqual([]);
		expect(complaints).toEqual([]);
		await leave();
	},
);

async function keepUntilReset(page: Page): Promise<void> {
	const card = cardOf(page, 1);
	await page.getByRole("button", { name: "Save permanently" }).click();
	await expect.poll(() => readStored(page, "tattoos_all_permanent")).toEqual(withWords(tattoos));
	expect(await readStored(page, "tattoos_all")).toBeNull();
	await page.evaluate(() => localStorage.setItem("devMode", "false"));
	await page.reload();
	await expect(card).toContainText(words.title);
	await expect(page.getByText(/^ID \d/)).toHaveCount(0);
	await page.evaluate(() => localStorage.setItem("devMode", "true"));
	await page.reload();
	await expect(card).toContainText(words.description);
	await expect(page.getByText("Unsaved Edits Cleared")).toHaveCount(0);
	await (await typeInto(cardOf(page, 0), "title", "One more")).press("Enter");
	await page.getByRole("button", { name: "Reset" }).click();
	await expect(card).toContainText(tattoos[1]?.title ?? "");
	await expect(cardOf(page, 0)).toContainText(tattoos[0]?.title ?? "");
	expect(await readStored(page, "tattoos_all_permanent")).toBeNull();
	expect(await readStored(page, "tattoos_all")).toBeNull();
}

test("filters apply to edited pieces, by URL too, and say when no piece matches", async () => {
	const stored = drawings.map((piece) =>
		piece.category === "abstract" ? { ...piece, ...words } : piece,
	);
	const { page, leave } = await visitAsArtist(stories, "/artwork/drawings", {
		stored: { drawings_all: [...stored].reverse() },
	});
	await expect(cardOf(page, 0)).toContainText(`ID ${drawings.at(-1)?.id}`);
	const filters = page.getByRole("navigation", { name: "Filters" });
	await filters.getByRole("link", { name: "Abstract" }).click();
	await expect(page.locator("main ol > li")).toHaveCount(1);
	await expect(cardOf(page, 0)).toContainText(words.title);
	await (await typeInto(cardOf(page, 0), "title", "Another one")).press("Enter");
	await page.goto(`${stories.site.address}/artwork/drawings?filter=abstract`);
	await expect(cardOf(page, 0)).toContainText("Another one");
	await page.goto(`${stories.site.address}/artwork/drawings?filter=illustrative`);
	const shown = drawings.filter(({ category }) => /study|illustrative/.test(category)).reverse();
	await expect(page.getByText(/^ID \d/)).toHaveText(shown.map(({ id }) => `ID ${id}`));

	const studies = drawings.map((piece) => ({ ...piece, category: "study" }));
	await page.evaluate((list) => {
		localStorage.setItem("devMode", "false");
		localStorage.setItem("drawings_all", list);
	}, JSON.stringify(studies));
	await page.goto(`${stories.site.address}/artwork/drawings?filter=abstract`);
	await expect(page.getByText("No pieces match this filter yet.")).toBeVisible();
	await leave();
});
