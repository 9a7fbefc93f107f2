import type { Page } from "playwright-core";
import { test } from "vitest";
import { readStored, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, prepareReadOnlyStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

const isPlaceInSight = (page: Page) =>
	page.evaluate(() => {
		const mark = document.querySelector("article:has([data-side])")?.getBoundingClientRect();
		return mark !== undefined && mark.bottom > 0 && mark.top < innerHeight;
	});

test("quick presses of arrow keys all count, 25 at once too, and the place stays in sight", async () => {
	const { page, leave } = await visitAsArtist(stories, "/artwork/tattoos", { size: desk });
	const said = page.locator("[aria-live=assertive][role=status]");
	const expectAt = (at: number) => expect(said).toContainText(`. Position ${at} of`);
	await page
		.getByRole("button", { name: /^Move / })
		.first()
		.focus();
	await page.keyboard.press("Space");
	await expect(said).toContainText("Position 1 of");
	await whenIdle(page);
	// Above the first row there is none.
	await page.keyboard.press("ArrowUp");
	for (const key of ["Right", "Down", "Down", "Down", "Up", "Right", "Down", "Left"]) {
		await page.keyboard.press(`Arrow${key}`);
	}
	await expectAt(11);
	await press(page, ...Array.from({ length: 25 }, () => "ArrowRight"));
	await expectAt(36);
	await expect.poll(() => isPlaceInSight(page)).toBe(true);
	await press(page, ...Array.from({ length: 5 }, () => "ArrowDown"));
	await expectAt(51);
	await page.keyboard.press("Space");
	await expectAt(51);
	const grip = page.getByRole("button", { name: /^Move / }).and(page.locator(":focus"));
	await expect(grip).toBeInViewport();
	const stored = await readStored<{ id: number }[]>(page, "tattoos_all");
	expect(stored?.findIndex(({ id }) => id === 1)).toBe(50);
	await leave();
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
