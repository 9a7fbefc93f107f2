import { expect, test } from "vitest";
import { pt } from "../brush/geometry.ts";
import { aim } from "./camera.ts";

const SHEET = { width: 1600, height: 2000 };

test("a picture without a shot shows the whole drawing as it is", () => {
	const { width, height, toScene } = aim({}, SHEET);
	expect([width, height]).toEqual([1600, 2000]);
	expect(toScene(300, 400)).toEqual([300, 400]);
});

test("a place of the drawing is found again in the picture, from any distance and angle", () => {
	const { toScene, toPicture } = aim({ distance: 1.7, turn: 23, look: [700, 900] }, SHEET);
	const [x, y] = toPicture(...toScene(321, 1234));
	expect(x).toBeCloseTo(321);
	expect(y).toBeCloseTo(1234);
	const [left, top] = toPicture(700, 900);
	expect([left, top]).toEqual([800, 1000]);
});

test("a body is shown the other way round, and lies on the middle of a larger drawing", () => {
	const { see } = aim({ mirror: true }, { width: 2000, height: 1600 });
	expect(see([pt(1500, 1000)])).toEqual([pt(300, 800)]);
});
