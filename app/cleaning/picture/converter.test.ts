import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listChildren } from "../../../scripts/faults/process-figures.ts";
import { drawJpeg, makeHugePng } from "../../../test/media.ts";
import { openConverter } from "./converter.server.ts";

const limits = { seconds: 60, megabytes: 900, idleSeconds: 5, jobs: 9 };
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "linework-converter-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function store(name: string, bytes: Buffer) {
	const from = join(folder, name);
	writeFileSync(from, bytes);
	return { from, to: `${from}.clean`, type: "image/jpeg", mostPixels: 64_000_000 } as const;
}

/** 61 megapixels. Progressive and turned, so that sharp holds all of it in memory. */
function drawPortrait(): Promise<Buffer> {
	return sharp({ create: { width: 9568, height: 6376, channels: 3, background: "#884422" } })
		.withMetadata({ orientation: 6 })
		.jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

/** Kills the conversion process, as the system does when it runs out of memory. */
function endConversion(known: number[]): number[] {
	const started = listChildren(process.pid).filter((pid) => !known.includes(pid));
	for (const pid of started) process.kill(pid, "SIGKILL");
	return [...known, ...started];
}

describe("the conversion process", () => {
	it("turns a portrait of 61 megapixels in less than 750 MB, and after a HEIC in a fresh one", async () => {
		const job = store("portrait", await drawPortrait());
		const converter = openConverter({ ...limits, megabytes: 750 });
		const heic = join(import.meta.dirname, "../../../test/samples/large.heic");
		const first = { ...store("first", readFileSync(heic)), type: "heic" } as const;
		expect(await converter.convert(first, "a")).toBeUndefined();
		expect(await converter.convert(job, "a")).toBeUndefined();
		converter.close();
		const { width, height, orientation } = await sharp(job.to).metadata();
		expect([width, height, orientation]).toEqual([6376, 9568, undefined]);
	}, 60_000);

	it("tries a picture once more over which the process was ended", async () => {
		const converter = openConverter(limits);
		const known = listChildren(process.pid);
		const made = converter.convert(store("once", await drawJpeg()), "a");
		await Promise.resolve();
		expect(endConversion(known)).toHaveLength(known.length + 1);
		expect(await made).toBeUndefined();
		converter.close();
	});

	it("calls a picture too heavy, not damaged, that takes too much memory or time", async () => {
		const job = store("heavy", await drawJpeg(3000, 3000));
		for (const limit of [{ megabytes: 20 }, { seconds: 0.02 }]) {
			const converter = openConverter({ ...limits, ...limit });
			expect(await converter.convert(job, "a")).toBe("too_heavy");
			converter.close();
		}
		const converter = openConverter(limits);
		expect(await converter.convert(job, "a")).toBeUndefined();
		expect(
			await converter.convert(store("cut", readFileSync(job.from).subarray(0, 9_000)), "a"),
		).toBe("damaged");
		converter.close();
	});

	it("reads the header itself, and decodes nothing that claims too much", async () => {
		const converter = openConverter({ ...limits, megabytes: 250 });
		const bomb = { ...store("bomb", makeHugePng(30_000, 30_000)), type: "image/png" } as const;
		expect(await converter.convert(bomb, "a")).toBe("too_many_pixels");
		converter.close();
	});
});
