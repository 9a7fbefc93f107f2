import { expect, test } from "vitest";
import { pt } from "./geometry.ts";
import { drawText, type Lettering, measureText, wrapText } from "./lettering.ts";
import { newSheet } from "./sheet.ts";

const TITLE: Lettering = { font: "display", size: 100, weight: 600 };

test("words are wider in a larger size, a heavier weight and with tracking", () => {
	const width = measureText("Week 1", TITLE);
	expect(width).toBeGreaterThan(200);
	expect(measureText("Week 1", { ...TITLE, size: 200 })).toBeCloseTo(width * 2);
	expect(measureText("Week 1", { ...TITLE, weight: 900 })).toBeGreaterThan(width);
	expect(measureText("Week 1", { ...TITLE, tracking: 4 })).toBeCloseTo(width + 5 * 4);
});

test("lines break at spaces, fit the width, and are even when asked for", () => {
	const text = "Old tools and new ones, side by side on one bench";
	const lines = wrapText(text, TITLE, 900);
	const even = wrapText(text, TITLE, 900, true);
	expect(lines.join(" ")).toBe(text);
	expect(even.join(" ")).toBe(text);
	expect(even.length).toBe(lines.length);
	const widest = (list: string[]) => Math.max(...list.map((line) => measureText(line, TITLE)));
	expect(widest(lines)).toBeLessThanOrEqual(900);
	expect(widest(even)).toBeLessThanOrEqual(widest(lines));
});

test("letters are drawn upon their line, and the inside of an o stays bare", () => {
	const sheet = newSheet(100, 100);
	drawText(sheet, { text: "o", font: "text", size: 120, at: pt(50, 80), align: "center" });
	const read = (x: number, y: number) => sheet.light[(y * 100 + x) * 3];
	expect(read(50, 49)).toBe(1);
	expect(read(50, 79)).toBeLessThan(0.2);
	expect(read(50, 90)).toBe(1);
});

test("a sign the font does not have is an error", () => {
	expect(() => measureText("日", TITLE)).toThrow("no sign");
});
