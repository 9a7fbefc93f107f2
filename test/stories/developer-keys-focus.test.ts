import type { Page } from "playwright-core";
import { test } from "vitest";
import { readStored, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();

const count = (from: number, step: number, times: number) =>
	Array.from({ length: times }, (_, at) => from + step * (at + 1));

async function openWall(size: typeof desk) {
	const { page, complaints, leave } = await visitAsArtist(stories, "/artwork/tattoos", { size });
	const said = page.locator("[aria-live=assertive][role=status]");
	const first = page.getByRole("button", { name: /^Move / }).first();
	await expect(first).toBeVisible();
	const name = (await first.getAttribute("aria-label")) ?? "";
	const grip = page.getByRole("button", { name, exact: true });
	await grip.focus();
	return {
		page,
		leave,
		complaints,
		async carry(key: string, places: number[], end: "Space" | "Escape") {
			await page.keyboard.press("Space");
			await expect(said).toContainText("Picked up");
			await whenIdle(page);
			for (const at of places) {
				const card = page.locator("main ol > li").nth(at - 1);
				await expect(card.getByRole("button", { name: /^Move / })).toBeAttached();
				await whenIdle(page);
				await page.keyboard.press(key);
				await expect(said).toContainText(`. Position ${at} of`);
			}
			await page.keyboard.press(end);
		},
		async expectHere(place: number) {
			await whenIdle(page);
			await expect(grip).toBeFocused();
			await whenIdle(page);
			await expect(grip).toBeFocused();
			await expect(page.locator("main ol > li").nth(place - 1)).toContainText(name.slice(5));
			const look = () =>
				grip.evaluate((button) => {
					const plate = button.closest("article")?.querySelector("a");
					const middleOf = (element: Element | null | undefined) => {
						const box = element?.getBoundingClientRect() ?? new DOMRect(0, -1);
						return [box.left + box.width / 2, box.top + box.height / 2] as const;
					};
					return {
						button: button.contains(document.elementFromPoint(...middleOf(button))),
						plate: plate?.contains(document.elementFromPoint(...middleOf(plate))),
					};
				});
			await expect.poll(look).toEqual({ button: true, plate: true });
		},
	};
}

async function expectStored(page: Page, place: number): Promise<void> {
	const order = await readStored<{ id: number }[]>(page, "tattoos_all");
	expect(order?.findIndex(({ id }) => id === 1)).toBe(place - 1);
}

test("on a phone a piece that is put down or sent back is in sight and has the focus, also on the wall's next page", async () => {
	const { page, carry, expectHere, complaints, leave } = await openWall(phone);
	await carry("ArrowDown", [2, 3], "Escape");
	await expectHere(1);
	await carry("ArrowDown", count(1, 1, 12), "Space");
	await expectHere(13);
	await expectStored(page, 13);
	// From the second page back to the first.
	await carry("ArrowLeft", [12], "Space");
	await expectHere(12);
	expect(complaints).toEqual([]);
	await leave();
});

test("on a desk a piece that is put down or sent back is in sight and has the focus, over several pages of the wall", async () => {
	const { page, carry, expectHere, complaints, leave } = await openWall(desk);
	await carry("ArrowDown", count(1, 3, 8), "Escape");
	await expectHere(1);
	await carry("ArrowDown", [4, 7, 10, 13], "Space");
	await expectHere(13);
	await carry("ArrowLeft", [12], "Space");
	await expectHere(12);
	await expectStored(page, 12);
	expect(complaints).toEqual([]);
	await leave();
});
