import type { Page } from "playwright-core";
import { test } from "vitest";
import { documents } from "../documents.ts";
import { findBar, findTool, storeElsewhere, typeInto, visitAsArtist } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories, setTextSize, stopClock } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const tattoos = documents.tattoos.pieces;
const smallest = { width: 320, height: 640 };

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

test("the tools' messages are visible with everything open, on the narrowest phone with large text too", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/categories", { size: phone });
	const facts = findBar(page).getByText("Storage used");
	await stopClock(page);
	for (const [size, large] of [
		[phone, false],
		[smallest, true],
	] as const) {
		await page.setViewportSize(size);
		const title = page.locator("main article").first();
		await (await typeInto(title, "title", "Inked")).press("Enter");
		if (large) await setTextSize(page);
		await findTool(page, "Tools").click();
		if (await facts.isHidden()) await findBar(page).getByText("Debug info").click();
		await expect(facts).toBeVisible();
		for (const [name, words] of [
			["Save permanently", "Changes saved permanently!"],
			["Reset", "Categories: as on the site"],
			["Clear pending", "Pending changes cleared"],
		] as const) {
			if (await findTool(page, name).isHidden()) await findTool(page, "Tools").click();
			await findTool(page, name).click();
			await expect(page.getByText(words, { exact: true })).toBeVisible();
			await expect.poll(() => findCovered(page)).toEqual([]);
			await expect(findTool(page, "Tools")).toBeFocused();
			// The message would cover what is pressed next.
			await page.clock.runFor(6_000);
		}
		await page.keyboard.press("Escape");
	}
	await leave();
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

const record = (filename: string, timestamp = "2020") =>
	JSON.stringify({ filename, data: 1, timestamp });
const many = Array.from({ length: 300 }, (_, at) => [
	`codebase_changes_${at}`,
	at === 0 ? record("tattoos", "2019") : record(`drawings-${at}`),
]);

test("whatever is pending, the bar leaves the page its room, and debug info names every change", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos");
	for (const [stored, widths] of [
		[{ codebase_changes_0: record("tattoos ".repeat(1_000)) }, [1440, 390]],
		[{ codebase_changes_0: record("tattoos".repeat(1_000)) }, [1440, 390]],
		[Object.fromEntries(many), [1160, 900, 390]],
	] as const) {
		await page.setViewportSize(desk);
		await storeElsewhere(page, stored);
		const pending = findBar(page)
			.locator("p")
			.filter({ hasText: /^Pending / });
		await expect(pending).toContainText(/tattoos.*…$|tattoos, drawings-\d+ and 298 more$/);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			await expectRoom(page);
		}
	}
	await page.setViewportSize(desk);
	await findBar(page).getByText("Debug info").click();
	const last = findBar(page).getByText("drawings-299", { exact: true });
	await last.scrollIntoViewIfNeeded();
	await expect(last).toBeInViewport();
	await leave();
});

async function expectRoom(page: Page): Promise<void> {
	const most = (page.viewportSize()?.width ?? 0) > 1100 ? 300 : 60;
	if (await findTool(page, "Tools").isVisible()) await page.keyboard.press("Escape");
	await expect
		.poll(async () => (await findBar(page).boundingBox())?.height)
		.toBeLessThanOrEqual(most);
	if (await findTool(page, "Export").isHidden()) await findTool(page, "Tools").click();
	for (const name of ["Save permanently", "Export", "Clear pending"]) {
		await findTool(page, name).scrollIntoViewIfNeeded();
		await expect(findTool(page, name)).toBeInViewport({ ratio: 1 });
		expect(await findTool(page, name).evaluate(findBrokenWords)).toEqual([]);
	}
}

test("no pencil at the end of a line of large text makes the page wider than the screen", async () => {
	const { page, leave } = await visitAsArtist(stories, "/bird-and-floral", { size: smallest });
	await expect(page.getByRole("button", { name: /^Edit page title/ })).toBeVisible();
	await setTextSize(page);
	for (const width of [320, 335, 350]) {
		await page.setViewportSize({ ...smallest, width });
		await expect
			.poll(() => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]))
			.toEqual([width, width]);
	}
	await leave();
});

test("on a phone in landscape debug info is in view where it opens, and counts a single piece as one", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", {
		size: { width: 844, height: 390 },
		stored: { tattoos_all_permanent: tattoos.slice(0, 1) },
	});
	await findTool(page, "Tools").click();
	await findBar(page).getByText("Debug info").click();
	await expect(findBar(page).getByText("Source of tattoos")).toBeInViewport({ ratio: 1 });
	await expect(findBar(page).getByText("1 id in order", { exact: true })).toBeVisible();
	await leave();
});
