import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeHugePng } from "../../test/media.ts";
import { takeProcessorTime } from "../../test/processor-time.ts";
import { makeVariants, neededWidths } from "./make-variants.server.ts";

async function paint(width: number, height: number, left: string, right = left) {
	const half = await sharp({
		create: { width: Math.ceil(width / 2), height, channels: 3, background: right },
	})
		.png()
		.toBuffer();
	return sharp({ create: { width, height, channels: 3, background: left } }).composite([
		{ input: half, gravity: "east" },
	]);
}

async function makeOrFail(input: Buffer | string) {
	const made = await makeVariants(input);
	if (!made.ok) throw new Error(made.message);
	return made;
}

describe("variants", () => {
	test("a large picture gets AVIF at six widths and WebP at two, in its own ratio", async () => {
		const made = await makeOrFail(await (await paint(2000, 2500, "#884422")).jpeg().toBuffer());
		expect(made).toMatchObject({ width: 2000, height: 2500 });
		const sizes = [];
		for (const variant of made.variants) {
			const real = await sharp(variant.bytes).metadata();
			expect(real.width).toBe(variant.pixelWidth);
			sizes.push([variant.format, variant.width, real.height, real.format]);
		}
		expect(sizes).toEqual([
			["avif", 320, 400, "heif"],
			["avif", 480, 600, "heif"],
			["avif", 600, 750, "heif"],
			["avif", 720, 900, "heif"],
			["avif", 960, 1200, "heif"],
			["avif", 1600, 2000, "heif"],
			["webp", 480, 600, "webp"],
			["webp", 960, 1200, "webp"],
		]);
	});

	test("the width that phones take weighs little more than the next smaller, unless it is the largest", async () => {
		const weighUp = async (width: number) => {
			const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
			const source = sharp({
				create: { width, height: 400, channels: 3, background: "#000", noise },
			});
			const { variants } = await makeOrFail(await source.png().toBuffer());
			const weigh = (listed: number) =>
				variants.find((one) => one.format === "avif" && one.width === listed)?.bytes.length ?? 0;
			return weigh(600) / weigh(480);
		};
		expect(await weighUp(601)).toBeLessThan(1.3);
		expect(await weighUp(600)).toBeGreaterThan(1.5);
	});

	test("a small picture is never enlarged, and keeps the listed name", async () => {
		const made = await makeOrFail(await (await paint(640, 400, "#336699")).png().toBuffer());
		expect(
			made.variants.map(({ format, width, pixelWidth }) => [format, width, pixelWidth]),
		).toEqual([
			["avif", 320, 320],
			["avif", 480, 480],
			["avif", 600, 600],
			["avif", 720, 640],
			["webp", 480, 480],
			["webp", 960, 640],
		]);
		expect(neededWidths([480, 960, 1600], 480)).toEqual([480]);
		expect(neededWidths([480, 960, 1600], 961)).toEqual([480, 960, 1600]);
	});

	test("the placeholder is a tiny WebP with the picture's ratio and colors", async () => {
		const source = await paint(800, 400, "#ff0000", "#0000ff");
		const made = await makeOrFail(await source.png().toBuffer());
		const placeholder = Buffer.from(made.placeholder, "base64");
		expect(placeholder.length).toBeLessThan(200);
		const real = await sharp(placeholder).metadata();
		expect(real).toMatchObject({ format: "webp", width: 16, height: 8 });
		const { data } = await sharp(placeholder).raw().toBuffer({ resolveWithObject: true });
		const [left, right] = [data.subarray(0, 3), data.subarray(-3)];
		expect(left[0]).toBeGreaterThan(200);
		expect(right[2]).toBeGreaterThan(200);
	});
});

describe("metadata of the source", () => {
	test("camera, location, profile and comments are gone from every variant", async () => {
		const source = await (await paint(900, 600, "#aa7755"))
			.withExif({
				IFD0: { Copyright: "Somebody", Model: "Camera" },
				IFD3: { GPSLatitude: "39/1 44/1 0/1" },
			})
			.withIccProfile("p3")
			.withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>Somebody</x:xmpmeta>")
			.jpeg()
			.toBuffer();
		expect((await sharp(source).metadata()).exif).toBeDefined();
		for (const { bytes } of (await makeOrFail(source)).variants) {
			const real = await sharp(bytes).metadata();
			expect([real.exif, real.xmp, real.iptc, real.icc, real.orientation]).toEqual(
				Array(5).fill(undefined),
			);
			expect(real.space).toBe("srgb");
			expect(bytes.includes("Somebody")).toBe(false);
		}
	});
});

describe("refusals", () => {
	test("a decompression bomb is refused by its header", async () => {
		const refuse = async () =>
			expect(await makeVariants(makeHugePng(30_000, 30_000))).toEqual({
				ok: false,
				message: "This picture has 900 megapixels (30000 by 30000). The limit is 64.",
			});
		expect(await takeProcessorTime(refuse)).toBeLessThan(500);
	});

	test("just above the limit is refused, just below is not refused for its size", async () => {
		expect(await makeVariants(makeHugePng(8001, 8000))).toMatchObject({
			message: expect.stringContaining("65 megapixels"),
		});
		expect(await makeVariants(makeHugePng(8000, 8000))).toMatchObject({
			message: expect.stringContaining("damaged"),
		});
	});

	test.each([
		["text", Buffer.from("not a picture")],
		["nothing", Buffer.alloc(0)],
		[
			"SVG, which could draw what it likes",
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
		],
	])("%s is refused", async (_what, bytes) => {
		const made = await makeVariants(bytes);
		expect(made).toMatchObject({
			ok: false,
			message: expect.stringContaining("not a picture that can be read"),
		});
	});

	test("a missing file throws", async () => {
		await expect(makeVariants("/nowhere/at/all.jpg")).rejects.toThrow(/missing/i);
	});
});
