import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { findBar, findTool, typeInto, visitAsArtist } from "./artist.ts";
import { phone, prepareStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();
const smallest = { width: 320, height: 640 };

function enlargeText(page: Page): Promise<void> {
	return page.evaluate(() => {
		document.documentElement.style.fontSize = "200%";
	});
}

const findCovered = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("[data-tone] p")]
			.filter((words) => {
				const { left, top, bottom } = words.getBoundingClientRect();
				return [top + 2, bottom - 2].some((y) => {
					const seen = document.elementFromPoint(left + 2, Math.max(y, 0));
					return !words.contains(seen);
				});
			})
			.map(({ textContent }) => textContent),
	);

describe.each([
	["a phone", phone, false],
	["the narrowest phone", smallest, false],
	["the narrowest phone with large text", smallest, true],
] as const)("on %s", (_, size, large) => {
	test("the tools' messages are visible with everything open", async () => {
		const { page, leave } = await visitAsArtist(stories, "/artwork/categories", { size });
		const title = page.locator("main article").first();
		await (await typeInto(title, "title", "Inked")).press("Enter");
		if (large) await enlargeText(page);
		await findTool(page, "Tools").click();
		await findBar(page).getByText("Debug info").click();
		await page.clock.install();
		for (const [name, words] of [
			["Save permanently", "Changes saved permanently!"],
			["Reset", "Categories: as the site has it"],
			["Clear pending", "Pending changes cleared"],
		] as const) {
			if (await findTool(page, name).isHidden()) await findTool(page, "Tools").click();
			await page.clock.pauseAt(Date.now() + 60_000);
			await findTool(page, name).click();
			await expect(page.getByText(words, { exact: true })).toBeVisible();
			await expect.poll(() => findCovered(page)).toEqual([]);
			await expect(findTool(page, "Tools")).toBeFocused();
			await page.clock.resume();
		}
		await leave();
	});
});

function findBrokenWords(button: Element): string[] {
	const [text] = button.childNodes;
	if (!text) return ["nothing there"];
	return [...(text.textContent ?? "").matchAll(/\S+/g)]
		.filter(({ 0: word, index }) => {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			return range.getClientRects().length !== 1;
		})
		.map(([word]) => word);
}

const record = (filename: string, timestamp = "2020") => ({ filename, data: 1, timestamp });
const many = Array.from({ length: 300 }, (_, at) => [
	`codebase_changes_${at}`,
	at === 0 ? record("tattoos", "2019") : record(`drawings-${at}`),
]);

test.each([
	["one of a long name", { codebase_changes_x: record("tattoos ".repeat(1_000)) }],
	["one of a long word", { codebase_changes_x: record("tattoos".repeat(1_000)) }],
	["hundreds", Object.fromEntries(many)],
])("where %s is pending, the bar leaves the page its room", async (_, stored) => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", { stored });
	const pending = findBar(page)
		.locator("p")
		.filter({ hasText: /^Pending / });
	await expect(pending).toContainText(/tattoos.*…$|tattoos, drawings-\d+ and 298 more$/);
	for (const width of [1440, 1160, 900, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await expect
			.poll(async () => (await findBar(page).boundingBox())?.height)
			.toBeLessThanOrEqual(width > 1100 ? 300 : 60);
		if (await findTool(page, "Export").isHidden()) await findTool(page, "Tools").click();
		for (const name of ["Save permanently", "Export", "Clear pending"]) {
			await findTool(page, name).scrollIntoViewIfNeeded();
			await expect(findTool(page, name)).toBeInViewport({ ratio: 1 });
			expect(await findTool(page, name).evaluate(findBrokenWords)).toEqual([]);
		}
	}
	await leave();
});

test("debug info names every pending change", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", {
		stored: Object.fromEntries(many),
	});
	await findBar(page).getByText("Debug info").click();
	const last = findBar(page).getByText("drawings-299", { exact: true });
	await last.scrollIntoViewIfNeeded();
	await expect(last).toBeInViewport();
	await leave();
});

test("no pencil at the end of a line of large text makes the page wider than the screen", async () => {
	const { page, leave } = await visitAsArtist(stories, "/bird-and-floral", { size: smallest });
	await expect(page.getByRole("button", { name: /^Edit page title/ })).toBeVisible();
	await enlargeText(page);
	for (const width of [320, 326, 332, 338, 344, 350]) {
		await page.setViewportSize({ ...smallest, width });
		await expect
			.poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
			.toEqual([width, width]);
	}
	await leave();
});

test("debug info is in view where it opens, on a phone in landscape too", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", {
		size: { width: 844, height: 390 },
	});
	await findTool(page, "Tools").click();
	await findBar(page).getByText("Debug info").click();
	await expect(findBar(page).getByText("Source of tattoos")).toBeInViewport({ ratio: 1 });
	await leave();
});

test("developer mode's parts of a piece are not printed", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos");
	const number = page.getByRole("main").getByText("ID 1", { exact: true });
	const move = page.getByRole("button", { name: /^Move / }).first();
	await expect(number).toBeVisible();
	await expect(move).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(number).toBeHidden();
	await expect(move).toBeHidden();
	await leave();
});
