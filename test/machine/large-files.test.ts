import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openConverter } from "../../app/cleaning/picture/converter.server.ts";

const heic = join(import.meta.dirname, "../samples/large.heic");
const module = join(import.meta.dirname, "../../app/images/make-variants.server.ts");

/** Stretched noise: enough detail that no encoder has an easy time. */
function drawPhoto(file: string) {
	const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
	return sharp({ create: { width: 200, height: 150, channels: 3, background: "#888", noise } })
		.resize(8_000, 6_000, { fit: "fill" })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(file);
}

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "linework-photo-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("publishes three photos of 48 megapixels at once in less than 512 MB", async () => {
	const file = join(folder, "phone.jpg");
	await drawPhoto(file);
	const program = `
		import { makeVariants } from ${JSON.stringify(module)};
		const made = await Promise.all([1, 2, 3].map(() => makeVariants(${JSON.stringify(file)})));
		const { ok, width, height, variants } = made[2];
		const megabytes = process.resourceUsage().maxRSS / 1024;
		console.log(JSON.stringify({ ok, width, height, files: variants?.length, megabytes }));
	`;
	const node = [process.execPath, ["--input-type=module", "--eval", program]] as const;
	const { stdout } = await promisify(execFile)(...node);
	const made = JSON.parse(stdout);
	expect(made).toMatchObject({ ok: true, width: 6_000, height: 8_000, files: 8 });
	expect(made.megabytes).toBeLessThan(512);
}, 300_000);

const limits = { seconds: 60, idleSeconds: 5, jobs: 9 };
const mostPixels = 64_000_000;

it("converts a HEIC of 48 megapixels to a JPEG of that size in less than 600 MB", async () => {
	const to = join(folder, "made.jpg");
	const converter = openConverter({ ...limits, megabytes: 600 });
	const job = { from: heic, to, type: "heic", mostPixels } as const;
	expect(await converter.convert(job, "a")).toBeUndefined();
	converter.close();
	const { format, width, height } = await sharp(to).metadata();
	expect([format, width, height]).toEqual(["jpeg", 8064, 6048]);
	const corner = { left: 0, top: 0, width: 100, height: 100 };
	const { channels } = await sharp(await sharp(to).extract(corner).toBuffer()).stats();
	expect(channels.map(({ mean }) => mean > 180)).toEqual([true, true, true]);
}, 300_000);

it("turns a portrait of 61 megapixels in less than 750 MB, and after a HEIC in a fresh process", async () => {
	const [first, portrait] = [join(folder, "first"), join(folder, "portrait")];
	await copyFile(heic, first);
	// Progressive and turned, so that sharp holds all of it in memory.
	await sharp({ create: { width: 9568, height: 6376, channels: 3, background: "#884422" } })
		.withMetadata({ orientation: 6 })
		.jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
		.toFile(portrait);
	const converter = openConverter({ ...limits, megabytes: 750 });
	for (const [from, type] of [
		[first, "heic"],
		[portrait, "image/jpeg"],
	] as const) {
		const job = { from, to: `${from}.clean`, type, mostPixels };
		expect(await converter.convert(job, "a")).toBeUndefined();
	}
	converter.close();
	const { width, height, orientation } = await sharp(`${portrait}.clean`).metadata();
	expect([width, height, orientation]).toEqual([6376, 9568, undefined]);
}, 300_000);
