import { expect, test } from "vitest";
import { traceIcon } from "./icon.ts";
import { fill } from "./mask.ts";
import { parsePath } from "./svg-path.ts";

test("a path of lines, absolute and relative, comes back corner by corner", () => {
	const [square, hole] = parsePath("M10 10H20v10L10,20zm2 2l1-1 1 1Z", 5);
	expect(square?.map(({ x, y }) => [x, y])).toEqual([
		[10, 10],
		[20, 10],
		[20, 20],
		[10, 20],
	]);
	expect(hole?.map(({ x, y }) => [x, y])).toEqual([
		[12, 12],
		[13, 11],
		[14, 12],
	]);
});

test("curves and arcs end where they say", () => {
	const [path] = parsePath("M0 0c0 10 10 10 10 0s10-10 10 0q5 5 10 0t10 0a5 5 0 0110 0", 1);
	expect(path?.at(-1)?.x).toBeCloseTo(50);
	expect(path?.at(-1)?.y).toBeCloseTo(0);
	const arc = path?.filter(({ x }) => x > 40) ?? [];
	expect(Math.min(...arc.map(({ y }) => y))).toBeCloseTo(-5, 0);
});

test("an icon is as large as asked for, with its holes left free", () => {
	const mask = fill(traceIcon("bathtub", 200));
	expect(Math.abs(mask.width - 200)).toBeLessThan(10);
	const covered = mask.data.reduce((sum, cover) => sum + cover, 0) / mask.data.length;
	expect(covered).toBeGreaterThan(0.15);
	expect(covered).toBeLessThan(0.6);
});

test("an icon that is not there is an error", () => {
	expect(() => traceIcon("no-such-icon", 100)).toThrow("no-such-icon");
});
