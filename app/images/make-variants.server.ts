import type { Sharp } from "sharp";
import sharp from "sharp";

/** Largest picture that is decoded, in pixels (width times height). */
const PIXEL_LIMIT = 64_000_000;

/** The same for AVIF, whose decoder keeps the whole picture and several copies of it. */
const AVIF_PIXEL_LIMIT = 25_000_000;

/** Highest variant in pixels: WebP can hold no more. */
const LONGEST_SIDE = 16_383;

/** Listed widths in CSS-independent pixels; the listed width names the file. */
const VARIANT_WIDTHS = { avif: [480, 960, 1600], webp: [480, 960] } as const;

export type VariantFormat = keyof typeof VARIANT_WIDTHS;

/** One ready-made file. `width` is the listed width, `pixelWidth` what the file really measures. */
export type Variant = { format: VariantFormat; width: number; pixelWidth: number; bytes: Buffer };

/** A picture and all its variants. */
export type MadePicture = {
	ok: true;
	/** Size of the upright source in pixels, not of any variant. */
	width: number;
	height: number;
	/** A WebP of at most 16 px a side, base64: stands in the picture's place while that loads. */
	placeholder: string;
	variants: Variant[];
};

/** Why a file is no picture for us, as a sentence a person can read. */
export type RefusedPicture = { ok: false; message: string };

export type VariantOptions = {
	/** AVIF quality, 1 to 100. */
	avifQuality?: number;
	/** WebP quality, 1 to 100. */
	webpQuality?: number;
};

const READABLE = ["jpeg", "png", "webp", "heif", "tiff", "gif"];
const UNREADABLE =
	"This file is not a picture that can be read. JPEG, PNG, WebP, AVIF, TIFF and GIF can be.";
const DAMAGED = "This picture is damaged or incomplete and could not be read to its end.";
const TOO_SLOW = "This picture took too long to read.";

/**
 * Makes every variant of one picture: AVIF at 480, 960 and 1600 px wide, WebP at 480 and 960 px.
 *
 * Nothing is enlarged: a variant is as wide as its listed width or as the source, whichever is less,
 * and a listed width is left out when the one before it already holds the whole source.
 * Variants are upright (EXIF orientation applied), in sRGB, and carry no metadata at all.
 * Transparency is kept; of an animation the first frame is taken.
 *
 * The size is checked against `PIXEL_LIMIT` from the header, before a pixel is decoded. The source is
 * decoded once, top to bottom, to at most 1600 px, and the variants are encoded one after another,
 * so memory does not grow with their number. One picture is made at a time, however many are asked for:
 * the process stays below 512 MB. Threads follow `sharp.concurrency()`.
 *
 * @param input the bytes of a picture, or the path of one
 * @returns the picture, or `{ ok: false, message }` for files that cannot be read, are damaged, or are
 *   too large. Rejects only for surprises such as a missing file.
 */
export function makeVariants(
	input: Buffer | string,
	options: VariantOptions = {},
): Promise<MadePicture | RefusedPicture> {
	const turn = last.then(() => makeOne(input, options));
	last = turn.catch(() => {});
	return turn;
}

let last: Promise<unknown> = Promise.resolve();

async function makeOne(
	input: Buffer | string,
	options: VariantOptions,
): Promise<MadePicture | RefusedPicture> {
	const header = await readHeader(input);
	if (!header) return { ok: false, message: UNREADABLE };
	const { width, height, most } = header;
	if (width * height > most) {
		return { ok: false, message: tooLarge(width, height, most) };
	}
	if (Math.min(height, (height / width) * 1600) > LONGEST_SIDE) {
		return { ok: false, message: tooLong(width, height) };
	}
	try {
		const master = await decodeOnce(input);
		const variants: Variant[] = [];
		for (const format of ["avif", "webp"] as const) {
			for (const listed of neededWidths(VARIANT_WIDTHS[format], width)) {
				const pixelWidth = Math.min(listed, width);
				const image = openMaster(master).resize({ width: pixelWidth });
				variants.push({
					format,
					width: listed,
					pixelWidth,
					bytes: await encode(image, format, options),
				});
			}
		}
		return { ok: true, width, height, placeholder: await makePlaceholder(master), variants };
	} catch (error) {
		return { ok: false, message: /timeout/i.test(String(error)) ? TOO_SLOW : DAMAGED };
	}
}

/** The listed widths a source of this width needs: up to and including the first that holds all of it. */
export function neededWidths(listed: readonly number[], sourceWidth: number): number[] {
	return listed.filter((_, index) => index === 0 || (listed[index - 1] ?? 0) < sourceWidth);
}

type Master = { data: Buffer; info: { width: number; height: number; channels: 3 | 4 } };

/** @returns the upright size, and how many pixels a picture of its format may have */
async function readHeader(
	input: Buffer | string,
): Promise<{ width: number; height: number; most: number } | undefined> {
	try {
		const header = await sharp(input, { limitInputPixels: false }).metadata();
		if (!READABLE.includes(header.format)) return undefined;
		const most = header.format === "heif" ? AVIF_PIXEL_LIMIT : PIXEL_LIMIT;
		return { ...header.autoOrient, most };
	} catch (error) {
		if (typeof input === "string" && /missing|no such file/i.test(String(error))) throw error;
		return undefined;
	}
}

function tooLarge(width: number, height: number, most: number): string {
	const millions = Math.ceil((width * height) / 1_000_000);
	return `This picture has ${millions} megapixels (${width} by ${height}). The largest that can be taken has ${most / 1_000_000}.`;
}

function tooLong(width: number, height: number): string {
	return `This picture is ${width} by ${height} pixels, which is too long and narrow to be shown.`;
}

/** Raw upright sRGB pixels, 8 bits a channel; also the step at which all metadata falls away. */
async function decodeOnce(input: Buffer | string): Promise<Master> {
	const widest = Math.max(...VARIANT_WIDTHS.avif);
	const { data, info } = await sharp(input, {
		limitInputPixels: PIXEL_LIMIT,
		sequentialRead: true,
		failOn: "error",
	})
		.timeout({ seconds: 60 })
		.autoOrient()
		.resize({ width: widest, withoutEnlargement: true })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	return {
		data,
		info: { width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 },
	};
}

function openMaster(master: Master): Sharp {
	return sharp(master.data, { raw: master.info });
}

function encode(image: Sharp, format: VariantFormat, options: VariantOptions): Promise<Buffer> {
	if (format === "webp")
		return image.webp({ quality: options.webpQuality ?? 74, effort: 5 }).toBuffer();
	return image.avif({ quality: options.avifQuality ?? 52, effort: 4 }).toBuffer();
}

async function makePlaceholder(master: Master): Promise<string> {
	const bytes = await openMaster(master)
		.resize({ width: 16, height: 16, fit: "inside" })
		.blur(0.8)
		.webp({ quality: 75, smartSubsample: true, effort: 6 })
		.toBuffer();
	return bytes.toString("base64");
}
