import { describe, test } from "vitest";
import { readStored, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, phone, prepareStories } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareStories();

const count = (from: number, step: number, times: number) =>
	Array.from({ length: times }, (_, at) => from + step * (at + 1));

async function openWall(size: typeof desk, place: number) {
	const { page, complaints, leave } = await visitAsArtist(stories, "/artwork/tattoos", { size });
	const said = page.locator("[aria-live=assertive][role=status]");
	const grips = page.getByRole("button", { name: /^Move / });
	await expect(grips.nth(place - 1)).toBeVisible();
	const name = (await grips.nth(place - 1).getAttribute("aria-label")) ?? "";
	const grip = page.getByRole("button", { name, exact: true });
	await grip.focus();
	return {
		page,
		leave,
		complaints,
		async carry(key: string, places: number[]) {
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

describe.each([
	["a phone", phone, 1],
	["a desk", desk, 3],
] as const)("on %s", (_, size, columns) => {
	test("a piece that is put down is in sight and has the focus, near by and far away", async () => {
		const { page, carry, expectHere, complaints, leave } = await openWall(size, 1);
		let place = 1;
		for (const [key, places] of [
			["ArrowDown", count(place, columns, 2)],
			["ArrowRight", count(place + 2 * columns, 1, 9)],
		] as const) {
			await carry(key, places);
			await page.keyboard.press("Space");
			place = places.at(-1) ?? 0;
			await expectHere(place);
		}
		const order = await readStored<{ id: number }[]>(page, "tattoos_all");
		expect(order?.findIndex(({ id }) => id === 1)).toBe(place - 1);
		expect(complaints).toEqual([]);
		await leave();
	});

	test("so does one that is put down on the third page of the wall", async () => {
		const { page, carry, expectHere, complaints, leave } = await openWall(size, 1);
		await carry("ArrowDown", count(1, columns, 24 / columns));
		await page.keyboard.press("Space");
		await expectHere(25);
		const order = await readStored<{ id: number }[]>(page, "tattoos_all");
		expect(order?.findIndex(({ id }) => id === 1)).toBe(24);
		expect(complaints).toEqual([]);
		await leave();
	});

	test("a piece that moves to the next page, and back, keeps the focus", async () => {
		const { page, carry, expectHere, leave } = await openWall(size, 12);
		await carry("ArrowRight", [13]);
		await page.keyboard.press("Space");
		await expectHere(13);
		await carry("ArrowLeft", [12]);
		await page.keyboard.press("Space");
		await expectHere(12);
		await leave();
	});

	test("a piece that Escape returns, from however many rows below, is in view and has the focus", async () => {
		const { page, carry, expectHere, leave } = await openWall(size, 1);
		for (const rows of [2, 24 / columns]) {
			await carry("ArrowDown", count(1, columns, rows));
			await page.keyboard.press("Escape");
			await expectHere(1);
		}
		await leave();
	});
});
