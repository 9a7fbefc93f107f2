import { describe, test } from "vitest";
import { desk, phone, prepareStories, visit, whenReady } from "./browser.ts";
import { expect } from "./expect.ts";
import {
	drawFingers,
	expectScale,
	findPlate,
	openPlate,
	readScale,
	readStanding,
	turnWheel,
	whenStill,
} from "./viewer.ts";

const stories = prepareStories();

async function visitGuides(size: typeof phone) {
	const visitor = await visit(stories.browser, `${stories.site.address}/aftercare`, { size });
	await whenReady(visitor.page);
	return visitor;
}

test("a plate opens by click, Enter and Space; Escape, the button and Back close it", async () => {
	const { page, complaints, leave } = await visitGuides(phone);
	const plate = findPlate(page, "Week 2 & 3");
	const viewer = page.getByRole("dialog", { name: "Week 2 & 3" });
	const openings = [
		() => plate.click(),
		() => page.keyboard.press("Enter"),
		() => page.keyboard.press("Space"),
	];
	const closings = [
		() => page.keyboard.press("Escape"),
		() => viewer.getByRole("button", { name: "Close" }).click(),
		() => page.goBack(),
	];
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await plate.focus();
		for (const [at, open] of openings.entries()) {
			await open();
			await expect(viewer).toBeVisible();
			await expect(viewer).toContainText("Peeling and itching: what is normal, and what helps.");
			await closings[at]?.();
			await expect(viewer).toBeHidden();
			await expect(plate).toBeFocused();
		}
	}
	await expect(page).toHaveURL(`${stories.site.address}/aftercare`);
	expect(complaints).toEqual([]);
	await leave();
});

test("a picture opens again unzoomed and centered", async () => {
	const { page, leave } = await visitGuides(phone);
	for (const size of [phone, desk]) {
		await page.setViewportSize(size);
		await openPlate(page, "Week 1");
		const first = await readStanding(page);
		for (let press = 0; press < 4; press++) await page.keyboard.press("+");
		await expectScale(page, 3);
		await page.keyboard.press("ArrowDown");
		await whenStill(page);
		await page.keyboard.press("Escape");
		await openPlate(page, "Week 1");
		expect(await readStanding(page)).toEqual(first);
		await page.keyboard.press("+");
		await expectScale(page, 1.5);
		await page.getByRole("button", { name: "Next" }).click();
		await expect(page.getByRole("dialog", { name: "Week 2 & 3" })).toBeVisible();
		expect((await readStanding(page)).scale).toBe(1);
		await expect(page.getByRole("button", { name: "100%, reset zoom" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("dialog")).toBeHidden();
	}
	await leave();
});

describe.each([
	["a phone", phone],
	["a desk", desk],
])("on %s", (_, size) => {
	test("buttons and keys zoom between 1 and 5, and announce the scale", async () => {
		const { page, leave } = await visitGuides(size);
		const viewer = await openPlate(page, "Week 1");
		const button = (name: string) => viewer.getByRole("button", { name });
		for (const name of ["Zoom in", "Zoom out", "reset zoom", "Close", "Previous", "Next"]) {
			const box = await button(name).boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
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
		for (let press = 0; press < 10; press++) await page.keyboard.press("+");
		await expectScale(page, 5);
		await page.keyboard.press("-");
		await expectScale(page, 4.5);
		await page.keyboard.press("0");
		await expectScale(page, 1);
		await page.keyboard.press("+");
		await expectScale(page, 1.5);
		await button("reset zoom").click();
		await expectScale(page, 1);
		await leave();
	});

	test("arrows turn to other pictures at 1, and move this one when it is zoomed", async () => {
		const { page, leave } = await visitGuides(size);
		await openPlate(page, "Week 1");
		const shows = (name: string) => expect(page.getByRole("dialog", { name })).toBeVisible();
		await page.keyboard.press("ArrowLeft");
		await shows("Week 1");
		await page.keyboard.press("ArrowRight");
		await shows("Week 2 & 3");
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await shows("Final Aftercare Instructions");
		await page.keyboard.press("ArrowLeft");
		await shows("Week 2 & 3");
		await whenStill(page);
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
			expect((after[axis] - before[axis]) * sign).toBeGreaterThan(40);
		}
		await shows("Week 2 & 3");
		await page.goBack();
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(findPlate(page, "Week 2 & 3")).toBeFocused();
		await leave();
	});
});

test("on a desk each notch of the wheel is 0.04, down to 1 and up to 5", async () => {
	const { page, leave } = await visitGuides(desk);
	await openPlate(page, "Week 1");
	await turnWheel(page, 100);
	await page.waitForTimeout(200);
	await expectScale(page, 1);
	for (const scale of [1.04, 1.08, 1.12]) {
		await turnWheel(page, -100);
		await expectScale(page, scale);
	}
	for (const scale of [1.08, 1.04, 1, 1]) {
		await turnWheel(page, 100);
		await expectScale(page, scale);
	}
	// A hundred notches would reach 5 exactly.
	for (let notch = 0; notch < 104; notch++) await turnWheel(page, -100);
	await expectScale(page, 5);
	await turnWheel(page, 100);
	await expectScale(page, 4.96);
	await leave();
});

test("the mouse moves a zoomed picture, and no other; a double click zooms and back", async () => {
	const { page, leave } = await visitGuides(desk);
	await openPlate(page, "Week 1");
	const drag = async () => {
		await page.mouse.move(720, 450);
		await page.mouse.down();
		await page.mouse.move(700, 350, { steps: 5 });
		await page.waitForTimeout(150);
		await page.mouse.up();
		await whenStill(page);
	};
	const first = await readStanding(page);
	await drag();
	expect(await readStanding(page)).toEqual(first);
	await page.mouse.dblclick(720, 450);
	await expectScale(page, 2.5);
	await whenStill(page);
	const before = await readStanding(page);
	await drag();
	const after = await readStanding(page);
	expect(after.y - before.y).toBeLessThan(-60);
	expect(after.scale).toBe(before.scale);
	await page.mouse.dblclick(720, 450);
	await expectScale(page, 1);
	await whenStill(page);
	expect(await readStanding(page)).toEqual(first);
	await leave();
});

test("on a phone two fingers zoom, one moves, and the wheel does nothing", async () => {
	const { page, leave } = await visitGuides(phone);
	await openPlate(page, "Week 1");
	await turnWheel(page, -100);
	await page.waitForTimeout(300);
	expect(await readScale(page)).toBe(1);
	const first = await readStanding(page);
	await drawFingers(page, [
		[200, 400],
		[200, 360],
		[200, 300],
	]);
	await whenStill(page);
	expect(await readStanding(page)).toEqual(first);

	const apart = [180, 160, 140, 120, 100].map((x): [number, number] => [x, 400]);
	const other = [220, 240, 260, 280, 300].map((x): [number, number] => [x, 400]);
	await drawFingers(page, apart, other);
	await expectScale(page, 5);
	await drawFingers(page, [
		[200, 400],
		[200, 360],
		[200, 300],
	]);
	await whenStill(page);
	const moved = await readStanding(page);
	expect(moved.scale).toBe(5);
	await drawFingers(page, [...apart].reverse(), [...other].reverse());
	await expectScale(page, 1);
	await whenStill(page);
	expect(await readStanding(page)).toEqual(first);
	await leave();
});

test("on a phone the fingers that stay down continue: one moves, two zoom", async () => {
	const { page, leave } = await visitGuides(phone);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openPlate(page, "Week 1");
	const at = (...across: number[]) => across.map((x): [number, number] => [x, 400]);
	const [one, other] = [at(180, 170, 160), at(220, 230, 240)];
	await drawFingers(page, one, other);
	await expectScale(page, 2);
	const { x, y } = await readStanding(page);
	const left = at(160, 100, 40);
	const right = at(240, 250, 260);
	for (const [fingers, moved] of [
		[[[...one, ...left], other], -120],
		[[one, [...other, ...right]], 20],
		[[one, other, at(200)], 0],
	] as const) {
		await page.keyboard.press("0");
		await expectScale(page, 1);
		await drawFingers(page, ...fingers.map((points) => [...points]));
		await expectScale(page, 2);
		const stands = await readStanding(page);
		expect(stands.x).toBeCloseTo(x + moved, 3);
		expect(stands.y).toBeCloseTo(y, 3);
	}
	await leave();
});

test("on a phone a swipe turns to the next picture at 1, and not when zoomed", async () => {
	const { page, leave } = await visitGuides(phone);
	await openPlate(page, "Week 1");
	const left: [number, number][] = [
		[300, 400],
		[220, 405],
		[100, 410],
	];
	await drawFingers(page, left);
	await expect(page.getByRole("dialog", { name: "Week 2 & 3" })).toBeVisible();
	await drawFingers(page, [...left].reverse());
	await expect(page.getByRole("dialog", { name: "Week 1" })).toBeVisible();
	await whenStill(page);
	await page.keyboard.press("+");
	await expectScale(page, 1.5);
	await drawFingers(page, left);
	await expect(page.getByRole("dialog", { name: "Week 1" })).toBeVisible();
	await leave();
});
