import { expect, it } from "vitest";
import { leavesRoom } from "./file-store.server.ts";

const bsize = 4096;
const blocksOf = (gigabytes: number) => (gigabytes * 1024 ** 3) / bsize;

it.each([
	["less than 500 MB", 4, 0.48, false],
	["more than 500 MB of a small disk", 4, 0.5, true],
	["less than 5 % of a large disk", 100, 4.9, false],
	["more than 5 % of a large disk", 100, 5.1, true],
	["an empty disk that is smaller than the reserve", 0.0625, 0.0625, false],
])("with %s free, reports whether a file fits", (_, all, free, taken) => {
	expect(leavesRoom({ bsize, blocks: blocksOf(all), bavail: blocksOf(free) })).toBe(taken);
});
