import type { Locator, Page } from "playwright-core";
import { test } from "vitest";
import { desk, phone, prepareReadOnlyStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import {
	drawFingers,
	expectScale,
	findPlate,
	openPlate,
	readStanding,
	turnWheel,
	whenStill,
} from "./viewer.ts";

const stories = prepareReadOnlyStories();

async function visitGuides(size: typeof phone) {
	const visitor = await visit(stories.browser, `${stories.site.address}/aftercare`, {
		size,
		motion: true,
	});
	await whenReady(visitor.page);
	return visitor;
}

test("a plate opens by click, Enter and Space; Escape, the button and Back close it", async () => {
	const { page, complaints, leave } = await visitGuides(phone);
	const plate = findPlate(page, "Week 2 & 3");
	const viewer = page.getByRole("dialog", { name: "Week 2 & 3" });
	await plate.focus();
	for (const [size, open, close] of [
		[phone, () => plate.click(), () => page.keyboard.press("Escape")],
		[
			desk,
			() => page.keyboard.press("Enter"),
			() => viewer.getByRole("button", { name: "Close" }).click(),
		],
		[phone, () => page.keyboard.press("Space"), () => page.goBack()],
	] as const) {
		await page.setViewportSize(size);
		await open();
		await expect(viewer).toBeVisible();
		await expect(viewer).toContainText("Peeling and itching: what is normal, and what helps.");
		await close();
		await expect(viewer).toBeHidden();
		await expect(plate).toBeFocused();
	}
	await expect(page).toHaveURL(`${stories.site.address}/aftercare`);
	expect(complaints).toEqual([]);
	await leave();
});

const shows = (page: Page, name: string) =>
	expect(page.getByRole("dialog", { name })).toBeVisible();

async function zoomByButtons(page: Page, viewer: Locator): Promise<void> {
	const button = (name: string) => viewer.getByRole("button", { name });
	for (const name of ["Zoom in", "Zoom out", "reset zoom", "Close", "Previous", "Next"]) {
		const box = await button(name).boundingBox();
		expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
	}
	await button("Zoom in").click();
	await expectScale(page, 1.5);
	await expect(viewer.getByRole("status").first()).toHaveText("150%");
	await button("Zoom out").click();
	await expectScale(page, 1);
	// At the limit it stays focusable, so it is aria-disabled.
	await expect(button("Zoom out")).toHaveAttribute("aria-disabled", "true");
	await button("Zoom out").click({ force: true });
	await whenStill(page);
	await expectScale(page, 1);
	await button("Zoom in").click();
	await expectScale(page, 1.5);
	await button("reset zoom").click();
	await expectScale(page, 1);
}

async function zoomByKeys(page: Page): Promise<void> {
	for (let press = 0; press < 10; press++) await page.keyboard.press("+");
	await expectScale(page, 5);
	await page.keyboard.press("-");
	await expectScale(page, 4.5);
	await page.keyboard.press("0");
	await expectScale(page, 1);
}

async function turnByArrows(page: Page): Promise<void> {
	await page.keyboard.press("ArrowLeft");
	await shows(page, "Week 1");
	await page.keyboard.press("ArrowRight");
	await shows(page, "Week 2 & 3");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await shows(page, "Final Aftercare Instructions");
	await page.keyboard.press("ArrowLeft");
	await shows(page, "Week 2 & 3");
	await whenStill(page);
}

async function moveByArrows(page: Page): Promise<void> {
	for (let press = 0; press < 6; press++) await page.keyboard.press("+");
	await expectScale(page, 4);
	await whenStill(page);
	for (const [key, axis, sign] of [
		["ArrowRight", "x", -1],
		["ArrowLeft", "x", 1],
		["ArrowDown", "y", -1],
		["ArrowUp", "y", 1],
	] as const) {
		const before = await readStanding(page);
		await page.keyboard.press(key);
		await whenStill(page);
		const after = await readStanding(page);
		expect((after[axis] - before[axis]) * sign, key).toBeGreaterThan(40);
	}
	await page.keyboard.press("ArrowDown");
	await whenStill(page);
	await shows(page, "Week 2 & 3");
}

test("on a desk buttons and keys zoom between 1 and 5, arrows turn at 1 and move a zoomed picture, which opens again unzoomed", async () => {
	const { page, leave } = await visitGuides(desk);
	const viewer = await openPlate(page, "Week 1");
	await zoomByButtons(page, viewer);
	await zoomByKeys(page);
	await turnByArrows(page);
	const first = await readStanding(page);
	await moveByArrows(page);
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(findPlate(page, "Week 2 & 3")).toBeFocused();
	await openPlate(page, "Week 2 & 3");
	expect(await readStanding(page)).toEqual(first);
	await page.keyboard.press("+");
	await expectScale(page, 1.5);
	await page.getByRole("button", { name: "Next" }).click();
	await shows(page, "Final Aftercare Instructions");
	await expectScale(page, 1);
	await expect(page.getByRole("button", { name: "100%, reset zoom" })).toBeVisible();
	await leave();
});

async function zoomByWheel(page: Page): Promise<void> {
	await turnWheel(page, 100);
	await whenStill(page);
	await expectScale(page, 1);
	for (const scale of [1.04, 1.08, 1.12]) {
		await turnWheel(page, -100);
		await expectScale(page, scale);
	}
	for (const scale of [1.08, 1.04, 1, 1]) {
		await turnWheel(page, 100);
		await expectScale(page, scale);
	}
	for (let press = 0; press < 7; press++) await page.keyboard.press("+");
	await expectScale(page, 4.5);
	await whenStill(page);
	// The last notch would lead to 5.02.
	for (let notch = 0; notch < 13; notch++) await turnWheel(page, -100);
	await expectScale(page, 5);
	await turnWheel(page, 100);
	await expectScale(page, 4.96);
}

async function drag(page: Page): Promise<void> {
	await page.mouse.move(720, 450);
	await page.mouse.down();
	await page.mouse.move(700, 350, { steps: 5 });
	await page.mouse.up();
	await whenStill(page);
}

test("on a desk each notch of the wheel is 0.04, the mouse moves a zoomed picture, and a double click zooms and back", async () => {
	const { page, leave } = await visitGuides(desk);
	await openPlate(page, "Week 1");
	const first = await readStanding(page);
	await drag(page);
	expect(await readStanding(page)).toEqual(first);
	await page.mouse.dblclick(720, 450);
	await expectScale(page, 2.5);
	await whenStill(page);
	const before = await readStanding(page);
	await drag(page);
	const after = await readStanding(page);
	expect(after.y - before.y).toBeLessThan(-60);
	expect(after.scale).toBe(before.scale);
	await page.mouse.dblclick(720, 450);
	await expectScale(page, 1);
	await whenStill(page);
	expect(await readStanding(page)).toEqual(first);
	await zoomByWheel(page);
	await leave();
});

type Points = [x: number, y: number][];
const along = (...across: number[]): Points => across.map((x) => [x, 400]);

async function swipe(page: Page): Promise<void> {
	const left: Points = [
		[300, 400],
		[220, 405],
		[100, 410],
	];
	await drawFingers(page, left);
	await shows(page, "Week 2 & 3");
	await drawFingers(page, [...left].reverse());
	await shows(page, "Week 1");
	await whenStill(page);
	await page.keyboard.press("+");
	await expectScale(page, 1.5);
	await drawFingers(page, left);
	await shows(page, "Week 1");
	await page.keyboard.press("0");
	await expectScale(page, 1);
	await whenStill(page);
}

async function zoomAndMoveByFingers(page: Page): Promise<void> {
	const first = await readStanding(page);
	const up: Points = [
		[200, 400],
		[200, 360],
		[200, 300],
	];
	await drawFingers(page, up);
	await whenStill(page);
	expect(await readStanding(page)).toEqual(first);

	const [apart, other] = [along(180, 160, 140, 120, 100), along(220, 240, 260, 280, 300)];
	await drawFingers(page, apart, other);
	await expectScale(page, 5);
	await drawFingers(page, up);
	await whenStill(page);
	expect((await readStanding(page)).scale).toBe(5);
	await drawFingers(page, [...apart].reverse(), [...other].reverse());
	await expectScale(page, 1);
	await whenStill(page);
	expect(await readStanding(page)).toEqual(first);
}

/** With reduced motion a picture does not glide on after the fingers. */
async function liftOneOfTwoFingers(page: Page): Promise<void> {
	const [one, other] = [along(180, 170, 160), along(220, 230, 240)];
	await drawFingers(page, one, other);
	await expectScale(page, 2);
	const { x, y } = await readStanding(page);
	for (const [fingers, moved] of [
		[[[...one, ...along(160, 100, 40)], other], -120],
		[[one, [...other, ...along(240, 250, 260)]], 20],
		[[one, other, along(200)], 0],
	] as const) {
		await page.keyboard.press("0");
		await expectScale(page, 1);
		await drawFingers(page, ...fingers.map((points) => [...points]));
		await expectScale(page, 2);
		const stands = await readStanding(page);
		expect(stands.x).toBeCloseTo(x + moved, 3);
		expect(stands.y).toBeCloseTo(y, 3);
	}
}

test("on a phone buttons zoom, the wheel does nothing and a swipe turns at 1; two fingers zoom, one moves, also where one of two lifts", async () => {
	const { page, leave } = await visitGuides(phone);
	await zoomByButtons(page, await openPlate(page, "Week 1"));
	await turnWheel(page, -100);
	await whenStill(page);
	await expectScale(page, 1);
	await swipe(page);
	await zoomAndMoveByFingers(page);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await liftOneOfTwoFingers(page);
	await leave();
});
