import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "./expect.ts";

interface Standing {
	scale: number;
	x: number;
	y: number;
}

export function findPlate(page: Page, title: string): Locator {
	return page.getByRole("listitem").filter({ hasText: title }).locator("a[aria-haspopup=dialog]");
}

export async function openPlate(page: Page, title: string): Promise<Locator> {
	await findPlate(page, title).click();
	const viewer = page.getByRole("dialog", { name: title });
	await expect(viewer).toBeVisible();
	await whenStill(page);
	return viewer;
}

export function readStanding(page: Page): Promise<Standing> {
	return page.locator(".react-transform-component").evaluate((element) => {
		const { a, d, e, f } = new DOMMatrix(getComputedStyle(element).transform);
		if (a !== d) throw new Error(`Stretched: ${a} across, ${d} down`);
		return { scale: a, x: e, y: f };
	});
}

export async function readScale(page: Page): Promise<number> {
	return (await readStanding(page)).scale;
}

export function expectScale(page: Page, scale: number): Promise<void> {
	return expect.poll(() => readScale(page)).toBeCloseTo(scale, 6);
}

/**
 * Waits for the view transition and the picture's animation.
 *
 * @param frames in which nothing may move; a requested movement starts within three
 */
export async function whenStill(page: Page, frames = 3): Promise<void> {
	await page.evaluate(async (count) => {
		const read = () => {
			const picture = document.querySelector(".react-transform-component");
			return picture ? getComputedStyle(picture).transform : "";
		};
		let before: string;
		do {
			before = read();
			for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
		} while (
			read() !== before ||
			document
				.getAnimations()
				// One that follows a scroll position runs for ever.
				.some(
					({ playState, timeline }) => playState === "running" && timeline === document.timeline,
				)
		);
	}, frames);
}

export async function drawFrames(page: Page, count: number): Promise<void> {
	await page.evaluate(async (frames) => {
		for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
	}, count);
}

/** @param deltaY 100 for a notch towards the user, -100 away */
export async function turnWheel(page: Page, deltaY: number): Promise<void> {
	const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
	await page.mouse.move(width / 2, height / 2);
	await page.mouse.wheel(0, deltaY);
}

type Point = [x: number, y: number];

/**
 * Draws each finger along its points, and waits until nothing moves; fingers with fewer points lift earlier.
 * The timestamps tell the browser how fast: on a busy machine events come bunched, which it would take for a fling.
 */
export async function drawFingers(page: Page, ...fingers: Point[][]): Promise<void> {
	const session: CDPSession = await page.context().newCDPSession(page);
	type Touch = { x: number; y: number; id: number };
	let timestamp = Date.now() / 1_000;
	const send = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Touch[]) => {
		await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
		timestamp += 0.016;
	};
	const at = (step: number): Touch[] =>
		fingers.flatMap(({ [step]: point }, id) => (point ? [{ x: point[0], y: point[1], id }] : []));
	const steps = Math.max(...fingers.map(({ length }) => length));
	for (let step = 0; step < steps; step++) {
		const lifted = at(step - 1).filter(({ id }) => !fingers[id]?.[step]);
		if (lifted.length > 0) await send("touchEnd", lifted);
		await send(step === 0 ? "touchStart" : "touchMove", at(step));
	}
	await send("touchEnd", []);
	await session.detach();
	await whenStill(page);
}

/** @returns points that a finger passes on its way */
export function wayBetween([fromX, fromY]: Point, [toX, toY]: Point, steps = 8): Point[] {
	return Array.from({ length: steps + 1 }, (_, step) => [
		fromX + ((toX - fromX) * step) / steps,
		fromY + ((toY - fromY) * step) / steps,
	]);
}
