import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { pickUp, readStored, visitAsArtist, whenIdle } from "./artist.ts";
import { desk, phone, prepareReadOnlyStories, stopClock } from "./browser.ts";
import { expect } from "./expect.ts";

const stories = prepareReadOnlyStories();
const koi = "Koi climbing, color, forearm";

async function openWall(size = desk, path = "/artwork/tattoos", prepare?: (page: Page) => unknown) {
	const visitor = await visitAsArtist(stories, path, {
		size,
		prepare: async (page) => prepare?.(page),
	});
	const { page } = visitor;
	const cards = page.locator("main ol > li");
	const grip = (title: string) => page.getByRole("button", { name: `Move ${title}`, exact: true });
	await expect(cards.first()).toContainText("ID 1");
	return {
		...visitor,
		cards,
		grip,
		plate: (at: number) => cards.nth(at).locator("a[aria-haspopup=dialog]"),
		place: (at: number) => cards.nth(at).locator("[data-side]"),
		lifted: page.locator("button[aria-pressed=true]"),
		said: page.locator("[aria-live=assertive][role=status]"),
		dialog: page.getByRole("dialog"),
		expectOrder: (ids: number[]) =>
			expect
				.poll(async () => {
					const shown = await cards.getByText(/^ID \d+$/).allTextContents();
					return [shown.length - (await cards.count()), ...shown.slice(0, ids.length)];
				})
				.toEqual([0, ...ids.map((id) => `ID ${id}`)]),
	};
}

async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
	const box = await element.boundingBox();
	if (!box) throw new Error("It is not on the page");
	return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

async function readIds(page: Page): Promise<number[] | undefined> {
	return (await readStored<{ id: number }[]>(page, "tattoos_all"))?.map(({ id }) => id);
}

type Wall = Awaited<ReturnType<typeof openWall>>;

/** An editor starts no drag, a canceled one changes nothing, and 9 pixels are a click. */
async function dragNothing({ page, cards, plate, lifted, dialog, expectOrder }: Wall) {
	const title = cards.nth(1).getByRole("button", { name: /^Edit title/ });
	const word = await findMiddle(title);
	await page.mouse.move(word.x, word.y);
	await page.mouse.down();
	await page.mouse.move(word.x + 60, word.y, { steps: 3 });
	await expect(lifted).toHaveCount(0);
	await page.mouse.up();
	const field = page.getByRole("textbox");
	await expect(field).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(field).toHaveCount(0);

	const { x, y } = await findMiddle(plate(1));
	for (const cancelled of [false, true]) {
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + 20, y + 5);
		await expect(lifted).toHaveCount(1);
		if (cancelled) await page.keyboard.press("Escape");
		if (cancelled) await expect(lifted).toHaveCount(0);
		await page.mouse.up();
		await expect(lifted).toHaveCount(0);
		// The click comes right after the release.
		await whenIdle(page);
		await expect(dialog).toBeHidden();
	}
	await expectOrder([1, 2, 3]);
	await expect(page).toHaveURL(/\/artwork\/tattoos$/);

	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 9, y);
	await expect(lifted).toHaveCount(0);
	await page.mouse.up();
	await expect(dialog).toContainText(koi);
	expect(await readIds(page)).toBeUndefined();
	await page.goBack();
	await expect(dialog).toBeHidden();
}

/** 11 pixels lift a piece, which moves to where it is dropped; no viewer opens. */
async function dragToNext({ page, plate, place, lifted, dialog, expectOrder }: Wall) {
	const { x, y } = await findMiddle(plate(1));
	const target = await findMiddle(plate(2));
	await stopClock(page);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 11, y);
	await expect(lifted).toHaveCount(1);
	await page.mouse.move(target.x, target.y, { steps: 5 });
	await expect(place(2)).toBeVisible();
	await page.mouse.up();
	await expectOrder([1, 3, 2]);
	await expect(page.getByText("Changes saved locally")).toBeVisible();
	await page.clock.resume();
	expect((await readIds(page))?.slice(0, 4)).toEqual([1, 3, 2, 4]);
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(/\/artwork\/tattoos$/);
}

async function dragToLowerEdge({ page, plate, lifted }: Wall) {
	const { x, y } = await findMiddle(plate(0));
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x, desk.height - 10, { steps: 5 });
	await expect(lifted).toHaveCount(1);
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_500);
	await page.mouse.up();
	await expect.poll(async () => (await readIds(page))?.indexOf(1)).toBeGreaterThan(5);
}

test("by mouse 9 pixels are a click and 11 lift a piece, which moves to where it is dropped, also where the page scrolls at its lower edge", async () => {
	const wall = await openWall();
	await expect(wall.grip(koi)).toBeVisible();
	await dragNothing(wall);
	await dragToNext(wall);
	await dragToLowerEdge(wall);
	expect(wall.complaints).toEqual([]);
	await wall.leave();
});

test("what hangs at the other lists stays where it is", async () => {
	const { page, plate, expectOrder, leave } = await openWall(desk, "/artwork/drawings");
	for (const path of ["/artwork/drawings", "/artwork/digital"]) {
		if (!page.url().endsWith(path)) await page.goto(stories.site.address + path);
		await expectOrder([1, 2, 3]);
		const { x, y } = await findMiddle(plate(1));
		const target = await findMiddle(plate(0));
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(target.x, target.y, { steps: 4 });
		await page.mouse.up();
		await expect(page.getByRole("button", { name: /^Move/ })).toHaveCount(0);
		await expectOrder([1, 2, 3]);
		const stored = await page.evaluate(() => Object.keys(localStorage));
		expect(stored.filter((key) => key.endsWith("_all"))).toEqual([]);
	}
	await leave();
});

type Touch = (type: "touchStart" | "touchMove" | "touchEnd", down?: number) => Promise<unknown>;

/** A finger on the second piece, wherever that is now. */
async function bringFinger({ page, plate }: Wall): Promise<Touch> {
	await plate(1).scrollIntoViewIfNeeded();
	const at = await findMiddle(plate(1));
	const session = await page.context().newCDPSession(page);
	return (type, down = 0) =>
		session.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: type === "touchEnd" ? [] : [{ x: at.x, y: at.y + down }],
		});
}

async function openBySlowTap(wall: Wall): Promise<void> {
	const { page, lifted, dialog, expectOrder } = wall;
	const touch = await bringFinger(wall);
	await touch("touchStart");
	await page.clock.runFor(140);
	await expect(lifted).toHaveCount(1);
	await touch("touchEnd");
	await page.clock.runFor(400);
	await page.clock.resume();
	await expect(dialog).toContainText(koi);
	await page.goBack();
	await expect(dialog).toBeHidden();
	await expectOrder([1, 2, 3]);
	await page.clock.pauseAt(new Date(Date.now() + 120_000));
}

/** Within the hold 6 pixels lift no piece, 4 pixels do. */
async function moveWithinHold({ page, plate, lifted }: Wall): Promise<void> {
	// Synthetic, because the browser sends no finger movement this small.
	const send = (type: string, down: number) =>
		plate(1).evaluate(
			(target, [kind, moved]) => {
				const touch = new Touch({ identifier: 1, target, clientX: 100, clientY: 300 + moved });
				const touches = kind === "touchend" ? [] : [touch];
				const options = { bubbles: true, cancelable: true, changedTouches: [touch] };
				target.dispatchEvent(new TouchEvent(kind, { ...options, touches }));
			},
			[type, down] as const,
		);
	for (const [pixels, count] of [
		[6, 0],
		[4, 1],
	] as const) {
		await send("touchstart", 0);
		await page.clock.runFor(50);
		await send("touchmove", pixels);
		await page.clock.runFor(60);
		await expect(lifted).toHaveCount(count);
		await send("touchend", pixels);
	}
}

async function endEditBySlowTap(wall: Wall): Promise<void> {
	const { page, cards, dialog } = wall;
	const touch = await bringFinger(wall);
	await cards
		.nth(1)
		.getByRole("button", { name: /^Edit title/ })
		.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("textbox")).toBeFocused();
	await touch("touchStart");
	await page.clock.runFor(140);
	await touch("touchEnd");
	await page.clock.runFor(1_000);
	await expect(page.getByRole("textbox")).toHaveCount(0);
	await expect(dialog).toBeHidden();
}

async function scrollByMovingSoon(wall: Wall): Promise<void> {
	const { page, lifted, expectOrder } = wall;
	const touch = await bringFinger(wall);
	await touch("touchStart");
	const before = await page.evaluate(() => scrollY);
	await page.clock.runFor(90);
	for (const down of [-10, -40, -80, -120, -160]) await touch("touchMove", down);
	await page.clock.runFor(200);
	await expect(lifted).toHaveCount(0);
	await touch("touchEnd");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
	await expectOrder([2, 1, 3]);
}

async function dragByMovingLater(wall: Wall): Promise<void> {
	const { page, plate, place, lifted, dialog, expectOrder } = wall;
	const touch = await bringFinger(wall);
	await touch("touchStart");
	await page.clock.runFor(110);
	await expect(lifted).toHaveCount(1);
	const before = await page.evaluate(() => scrollY);
	const own = await findMiddle(plate(1));
	const first = await findMiddle(plate(0));
	for (const step of [0.2, 0.5, 1]) {
		await touch("touchMove", Math.max(90 - own.y, (first.y - own.y) * step));
		await page.clock.runFor(50);
	}
	await expect(place(0)).toBeVisible();
	await touch("touchEnd");
	await page.clock.runFor(50);
	await expect(lifted).toHaveCount(0);
	await expectOrder([2, 1, 3]);
	expect(before).toBeGreaterThanOrEqual(await page.evaluate(() => scrollY));
	await expect(dialog).toBeHidden();
}

test("by finger a slow tap opens a plate unless it ends an edit, moving after 90 ms scrolls the page, and after 110 ms drags the piece", async () => {
	const wall = await openWall(phone, "/artwork/tattoos", (page) => page.clock.install());
	await expect(wall.grip(koi)).toBeVisible();
	await wall.page.clock.pauseAt(new Date(Date.now() + 60_000));
	await openBySlowTap(wall);
	await endEditBySlowTap(wall);
	await dragByMovingLater(wall);
	await scrollByMovingSoon(wall);
	await moveWithinHold(wall);
	await wall.leave();
});

test("by key a piece is picked up and sent back, or moved and put down, and each step is announced", async () => {
	const { page, grip, said, lifted, expectOrder, leave } = await openWall();
	await pickUp(grip(koi), "Enter", `Picked up ${koi}. Position 2 of 53.`);
	await expect(lifted).toHaveCount(1);
	await page.keyboard.press("ArrowDown");
	await expect(said).toHaveText(`${koi}. Position 5 of 53.`);
	await page.keyboard.press("Escape");
	await expect(said).toHaveText(`${koi} stays where it was. Position 2 of 53.`);
	await expectOrder([1, 2, 3]);
	await expect(grip(koi)).toBeFocused();
	expect(await readIds(page)).toBeUndefined();

	await pickUp(grip(koi), "Space", `Picked up ${koi}. Position 2 of 53.`);
	await page.keyboard.press("ArrowRight");
	await expect(said).toHaveText(`${koi}. Position 3 of 53.`);
	await page.keyboard.press("ArrowDown");
	await expect(said).toHaveText(`${koi}. Position 6 of 53.`);
	await page.keyboard.press("ArrowLeft");
	await expect(said).toHaveText(`${koi}. Position 5 of 53.`);
	await page.keyboard.press("Enter");
	await expect(said).toHaveText(`Put down ${koi}. Position 5 of 53.`);
	await expectOrder([1, 3, 4, 5, 2, 6]);
	await expect(grip(koi)).toBeFocused();
	expect((await readIds(page))?.slice(0, 6)).toEqual([1, 3, 4, 5, 2, 6]);
	await leave();
});
