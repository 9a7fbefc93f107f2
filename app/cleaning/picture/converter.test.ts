import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Kills the conversion process, as the system does when it runs out of memory. */
function endConversion(known: number[]): number[] {
	const started = listChildren(process.pid).filter((pid) => !known.includes(pid));
	for (const pid of started) process.kill(pid, "SIGKILL");
	return [...known, ...started];
}

describe("the conversion process", () => {
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
