import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openConverter } from "./converter.server.ts";

const samples = join(import.meta.dirname, "../../../test/samples");
let folder: string;
let to: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "linework-heic-"));
	to = join(folder, "made.jpg");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function convert(from: string, megabytes: number) {
	const converter = openConverter({ seconds: 60, megabytes, idleSeconds: 5, jobs: 9 });
	const job = { from, to, type: "heic", mostPixels: 64_000_000 } as const;
	return converter.convert(job, "a").finally(() => converter.close());
}

describe("a phone's HEIC", () => {
	it.each([
		{ main: 1, size: [320, 240], color: "red" },
		{ main: 2, size: [400, 200], color: "blue" },
	])("with two pictures shows the one that is its main, $color", async ({ main, size, color }) => {
		const pair = readFileSync(join(samples, "pair.heic"));
		pair.writeUInt16BE(main, pair.indexOf("pitm") + 8);
		const from = join(folder, "pair.heic");
		writeFileSync(from, pair);
		expect(await convert(from, 600)).toBeUndefined();
		const made = readFileSync(to);
		const { width, height } = await sharp(made).metadata();
		expect([width, height]).toEqual(size);
		const [red, , blue] = (await sharp(made).stats()).channels;
		expect((red?.mean ?? 0) > (blue?.mean ?? 0)).toBe(color === "red");
	});
});
