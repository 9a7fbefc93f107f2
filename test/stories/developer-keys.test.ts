import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { readStored, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, phone, prepareStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

async function pickUp(size: typeof desk, place: number, filter = "") {
	const { page, leave } = await visitAsArtist(stories, `/artwork/tattoos${filter}`, { size });
	const said = page.locator("[aria-live=assertive][role=status]");
	const grips = page.getByRole("button", { name: /^Move / });
	const grip = grips.nth(place - 1);
	await expect(grip).toBeVisible();
	await grip.focus();
	await page.keyboard.press("Space");
	await expect(said).toContainText(`Position ${place} of`);
	await whenIdle(page);
	return {
		page,
		leave,
		expectAt: (at: number) => expect(said).toContainText(`. Position ${at} of`),
		async walk(key: string, places: number[]) {
			for (const at of places) {
				await expect(grips.nth(at - 1)).toBeAttached();
				await whenIdle(page);
				await page.keyboard.press(key);
				await expect(said).toContainText(`. Position ${at} of`);
			}
		},
	};
}

const isPlaceInSight = (page: Page) =>
	page.evaluate(() => {
		const mark = document.querySelector("article:has([data-side])")?.getBoundingClientRect();
		return mark !== undefined && mark.bottom > 0 && mark.top < innerHeight;
	});

describe.each([
	["one", phone, 1],
	["two", { width: 1000, height: 700 }, 2],
	["three", desk, 3],
] as const)("on a wall of %s columns", (_, size, columns) => {
	test("Down and Up move by a row, Left and Right by one, and back again; quick presses all count", async () => {
		const { page, expectAt, walk, leave } = await pickUp(size, 1);
		const rows = [1, 2, 3, 4, 5].map((row) => 1 + row * columns);
		await walk("ArrowDown", rows);
		await walk(
			"ArrowRight",
			[1, 2, 3, 4].map((more) => 1 + 5 * columns + more),
		);
		await expect.poll(() => isPlaceInSight(page)).toBe(true);
		await walk(
			"ArrowLeft",
			[3, 2, 1, 0].map((more) => 1 + 5 * columns + more),
		);
		await walk("ArrowUp", [...rows.slice(0, -1).reverse(), 1]);
		await page.keyboard.press("ArrowUp");
		await walk("ArrowRight", [2]);
		for (const key of ["Down", "Down", "Down", "Up", "Right", "Down", "Left"]) {
			await page.keyboard.press(`Arrow${key}`);
		}
		await expectAt(2 + 3 * columns);
		await leave();
	});

	test("25 presses at once move as far as 25 single ones, and so do later ones", async () => {
		const { page, expectAt, leave } = await pickUp(size, 2);
		await press(page, ...Array.from({ length: 25 }, () => "ArrowRight"));
		await expectAt(27);
		await expect.poll(() => isPlaceInSight(page)).toBe(true);
		const down = Math.floor((53 - 27) / columns);
		const rows = Array.from({ length: Math.min(down, 12) }, () => "ArrowDown");
		await press(page, ...rows);
		await page.keyboard.press("Space");
		const place = 27 + rows.length * columns;
		await expectAt(place);
		const grip = page.getByRole("button", { name: /^Move / }).and(page.locator(":focus"));
		await expect(grip).toBeInViewport();
		const stored = await readStored<{ id: number }[]>(page, "tattoos_all");
		expect(stored?.findIndex(({ id }) => id === 2)).toBe(place - 1);
		await leave();
	});
});

function press(page: Page, ...codes: string[]): Promise<void> {
	return page.evaluate((pressed) => {
		for (const code of pressed) {
			document.activeElement?.dispatchEvent(
				new KeyboardEvent("keydown", { key: code, code, bubbles: true, cancelable: true }),
			);
		}
	}, codes);
}

test("a shorter last row is reached from each column, and left to the same one", async () => {
	const { page, expectAt, walk, leave } = await pickUp(desk, 3);
	for (let at = 3; at < 51; at += 3) await walk("ArrowDown", [at + 3]);
	await walk("ArrowDown", [53]);
	await page.keyboard.press("ArrowDown");
	await walk("ArrowUp", [51]);
	await walk("ArrowDown", [53]);
	await walk("ArrowLeft", [52]);
	await page.keyboard.press("ArrowDown");
	await expectAt(52);
	await walk("ArrowUp", [49]);
	await leave();
});
