import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeVariants } from "./make-variants.server.ts";

const photo = sharp({
	create: {
		width: 96,
		height: 72,
		channels: 3,
		background: "#000",
		noise: { type: "gaussian", mean: 150, sigma: 40 },
	},
})
	.composite([
		{
			input: { create: { width: 24, height: 72, channels: 3, background: "#102040" } },
			gravity: "west",
		},
	])
	.removeAlpha()
	.png({ compressionLevel: 1 })
	.toBuffer();

async function makeOrFail(input: Buffer | string) {
	const made = await makeVariants(input);
	if (!made.ok) throw new Error(made.message);
	return made;
}

async function meanOf(bytes: Buffer, side: "left" | "right" | "top" | "bottom"): Promise<number[]> {
	const { data, info } = await sharp(bytes)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = info;
	const strip = {
		left: { left: 0, top: 0, width: width >> 3, height },
		right: { left: width - (width >> 3), top: 0, width: width >> 3, height },
		top: { left: 0, top: 0, width, height: height >> 3 },
		bottom: { left: 0, top: height - (height >> 3), width, height: height >> 3 },
	}[side];
	const cut = await sharp(data, { raw: info }).extract(strip).raw().toBuffer();
	const sums = [0, 0, 0];
	cut.forEach((value, index) => {
		sums[index % 3] = (sums[index % 3] ?? 0) + value;
	});
	return sums.map((sum) => (sum * 3) / cut.length);
}

const isDark = ([red = 255, , blue = 0]: number[]) => red < 60 && blue > red;

describe("a photo as cameras store it", () => {
	/** By EXIF orientation: the stored side that shows the scene's left. */
	test.each([
		[1, "left"],
		[2, "right"],
		[3, "right"],
		[4, "left"],
		[5, "top"],
		[6, "top"],
		[7, "bottom"],
		[8, "bottom"],
	] as const)("orientation %i: the dark side comes out at the %s", async (orientation, side) => {
		const stored = await sharp(await photo)
			.withMetadata({ orientation })
			.jpeg()
			.toBuffer();
		const made = await makeOrFail(stored);
		expect([made.width, made.height]).toEqual(orientation < 5 ? [96, 72] : [72, 96]);
		for (const { bytes } of made.variants) {
			expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
			expect(isDark(await meanOf(bytes, side))).toBe(true);
		}
	});

	test.each([
		[
			"CMYK JPEG",
			async () =>
				sharp(await photo)
					.toColourspace("cmyk")
					.jpeg({ quality: 95 }),
		],
		[
			"16 bit PNG",
			async () =>
				sharp(await photo)
					.toColourspace("rgb16")
					.png(),
		],
		[
			"16 bit TIFF",
			async () =>
				sharp(await photo)
					.toColourspace("rgb16")
					.tiff(),
		],
		["progressive JPEG", async () => sharp(await photo).jpeg({ progressive: true, quality: 95 })],
		[
			"wide gamut JPEG",
			async () =>
				sharp(await photo)
					.withIccProfile("p3")
					.jpeg({ quality: 95 }),
		],
		["palette PNG", async () => sharp(await photo).png({ palette: true, colours: 256 })],
		["interlaced PNG", async () => sharp(await photo).png({ progressive: true })],
	])("%s looks as it did", async (kind, store) => {
		const made = await makeOrFail(await (await store()).toBuffer());
		for (const { bytes } of made.variants) {
			const real = await sharp(bytes).metadata();
			expect([real.space, real.channels, real.depth]).toEqual(["srgb", 3, "uchar"]);
			for (const side of ["left", "right"] as const) {
				const [was, is] = [await meanOf(await photo, side), await meanOf(bytes, side)];
				const change = is.map((value, channel) => Math.abs(value - (was[channel] ?? 0)));
				expect(Math.max(...change)).toBeLessThan(kind === "CMYK JPEG" ? 24 : 16);
			}
		}
	});

	test("gray stays gray", async () => {
		const made = await makeOrFail(
			await sharp(await photo)
				.grayscale()
				.jpeg()
				.toBuffer(),
		);
		const [red = 0, green = 0, blue = 0] = await meanOf(made.variants[0]?.bytes as Buffer, "right");
		expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3);
	});

	test("transparency and its edges are kept", async () => {
		const round = Buffer.from('<svg width="96" height="72"><circle cx="48" cy="36" r="30"/></svg>');
		const cut = sharp(await photo).composite([{ input: round, blend: "dest-in" }]);
		const { placeholder, variants } = await makeOrFail(await cut.webp().toBuffer());
		for (const bytes of [
			Buffer.from(placeholder, "base64"),
			...variants.map((variant) => variant.bytes),
		]) {
			const { data, info } = await sharp(bytes)
				.extractChannel("alpha")
				.raw()
				.toBuffer({ resolveWithObject: true });
			const middle = (info.height >> 1) * info.width + (info.width >> 1);
			expect([data[0], data[middle]]).toEqual([0, 255]);
		}
	});

	test.each(["jpeg", "png", "webp", "avif", "gif", "tiff"] as const)(
		"a %s file that ends too early is refused in words, or whole",
		async (format) => {
			const whole = await sharp(await photo)
				.toFormat(format)
				.toBuffer();
			for (const share of [0.02, 0.5, 0.9]) {
				const made = await makeVariants(whole.subarray(0, Math.floor(whole.length * share)));
				expect(made).toEqual({
					ok: false,
					message: expect.stringMatching(/^This (file|picture) is /),
				});
			}
		},
	);

	test("an AVIF too large for memory is refused by its header", async () => {
		const { data } = await sharp({
			create: { width: 5200, height: 5000, channels: 3, background: "#888" },
		})
			.avif({ effort: 0, quality: 1 })
			.toBuffer({ resolveWithObject: true });
		expect(await makeVariants(data)).toEqual({
			ok: false,
			message: "This picture has 26 megapixels (5200 by 5000). The limit is 25.",
		});
	});

	test("a picture a thousand times taller than wide is refused with a message", async () => {
		const line = sharp({ create: { width: 40, height: 40_000, channels: 3, background: "#fff" } });
		expect(await makeVariants(await line.png().toBuffer())).toEqual({
			ok: false,
			message: "This picture is 40 by 40000 pixels, which is too long and narrow to be shown.",
		});
	});
});
