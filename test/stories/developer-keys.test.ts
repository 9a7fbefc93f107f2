import type { Page } from "playwright-core";
import { test } from "vitest";
import { readStored, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

async function pickUpFirst(size: typeof desk) {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", { size });
	const said = page.locator("[aria-live=assertive][role=status]");
	const grip = page.getByRole("button", { name: /^Move / }).first();
	await expect(grip).toBeVisible();
	await grip.focus();
	await page.keyboard.press("Space");
	await expect(said).toContainText("Position 1 of");
	await whenIdle(page);
	return {
		page,
		leave,
		expectAt: (at: number) => expect(said).toContainText(`. Position ${at} of`),
		async walk(key: string, places: number[]) {
			for (const at of places) {
				const card = page.locator("main ol > li").nth(at - 1);
				await expect(card.getByRole("button", { name: /^Move / })).toBeAttached();
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

test.each([
	["one", phone, 1],
	["three", desk, 3],
] as const)(
	"on a wall of %s columns Down and Up move by a row, Left and Right by one; quick presses all count, 25 at once too",
	async (_, size, columns) => {
		const { page, expectAt, walk, leave } = await pickUpFirst(size);
		const row = (at: number) => 1 + at * columns;
		await walk("ArrowDown", [row(1), row(2), row(3)]);
		await walk("ArrowRight", [row(3) + 1, row(3) + 2]);
		await expect.poll(() => isPlaceInSight(page)).toBe(true);
		await walk("ArrowLeft", [row(3) + 1, row(3)]);
		await walk("ArrowUp", [row(2), row(1), 1]);
		await page.keyboard.press("ArrowUp");
		await walk("ArrowRight", [2]);
		for (const key of ["Down", "Down", "Down", "Up", "Right", "Down", "Left"]) {
			await page.keyboard.press(`Arrow${key}`);
		}
		await expectAt(2 + 3 * columns);

		await press(page, ...Array.from({ length: 25 }, () => "ArrowRight"));
		const far = 27 + 3 * columns;
		await expectAt(far);
		await expect.poll(() => isPlaceInSight(page)).toBe(true);
		const down = Math.min(Math.floor((53 - far) / columns), 12);
		await press(page, ...Array.from({ length: down }, () => "ArrowDown"));
		let place = far + down * columns;
		await expectAt(place);
		if (columns === 3) {
			// The last row is shorter: it is reached from each column, and left to the same one.
			await walk("ArrowDown", [53]);
			await page.keyboard.press("ArrowDown");
			await walk("ArrowUp", [51]);
			await walk("ArrowDown", [53]);
			await walk("ArrowLeft", [52]);
			await page.keyboard.press("ArrowDown");
			await expectAt(52);
			await walk("ArrowUp", [49]);
			place = 49;
		}
		await page.keyboard.press("Space");
		await expectAt(place);
		const grip = page.getByRole("button", { name: /^Move / }).and(page.locator(":focus"));
		await expect(grip).toBeInViewport();
		const stored = await readStored<{ id: number }[]>(page, "tattoos_all");
		expect(stored?.findIndex(({ id }) => id === 1)).toBe(place - 1);
		await leave();
	},
);

function press(page: Page, ...codes: string[]): Promise<void> {
	return page.evaluate((pressed) => {
		for (const code of pressed) {
			document.activeElement?.dispatchEvent(
				new KeyboardEvent("keydown", { key: code, code, bubbles: true, cancelable: true }),
			);
		}
	}, codes);
}
