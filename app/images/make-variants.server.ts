import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import sharp from "sharp";
import { createQueue } from "../server/queue.server.ts";
import { mostPixels } from "./most-pixels.ts";

/** Lower, because the AVIF decoder holds several copies of the picture. */
const AVIF_PIXEL_LIMIT = 25_000_000;

const LONGEST_SIDE = 16_383;

const LEAST_SIDE = 600;

const VARIANT_WIDTHS = { avif: [320, 480, 600, 720, 960, 1600], webp: [480, 960] } as const;

/** Phones with dense screens take this width, where less quality is not seen (0039). */
const PHONE_WIDTH = 600;
const LESS_ON_PHONES = 8;

type VariantFormat = keyof typeof VARIANT_WIDTHS;

/** `width` is the listed width, which names the file; `pixelWidth` is the file's real width. */
type Variant = { format: VariantFormat; width: number; pixelWidth: number; bytes: Buffer };

type MadePicture = {
	ok: true;
	/** Hash of the bytes of all variants, in their order: 8 hexadecimal digits. */
	hash: string;
	/** Upright size of the source in pixels. */
	width: number;
	height: number;
	/** A WebP of at most 16 px a side, base64; shown while the picture loads. */
	placeholder: string;
	variants: Variant[];
};

type RefusedPicture = { ok: false; message: string };

type VariantOptions = {
	avifQuality?: number;
	/** 3 unless set: 4 takes four to six times as long, for files smaller by up to a tenth. */
	avifEffort?: number;
	webpQuality?: number;
};

const READABLE = ["jpeg", "png", "webp", "heif", "tiff", "gif"];
const UNREADABLE =
	"This file is not a picture that can be read. JPEG, PNG, WebP, AVIF, HEIC, TIFF and GIF can be.";
const DAMAGED = "This picture is damaged or incomplete and could not be read to its end.";
const TOO_SLOW = "This picture took too long to read.";

/**
 * Variants are upright sRGB without metadata and never enlarged: a listed width is left out when the one
 * before it already holds the whole source. Transparency is kept; of an animation the first frame is used.
 *
 * Runs one picture at a time, so that the process stays below 512 MB.
 *
 * @param input bytes or path of a picture
 * @returns `{ ok: false, message }` for files that are unreadable, damaged or too large
 * @throws on other errors, such as a missing file
 */
export function makeVariants(
	input: Buffer | string,
	options: VariantOptions = {},
): Promise<MadePicture | RefusedPicture> {
	return queue(() => makeOne(input, options));
}

const queue = createQueue();

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
					// The largest file is also shown by the viewer.
					bytes: await encode(image, format, {
						...options,
						onPhones: listed === PHONE_WIDTH && listed < width,
					}),
				});
			}
		}
		const hash = hashFiles(variants.map(({ bytes }) => bytes));
		return { ok: true, hash, width, height, placeholder: await makePlaceholder(master), variants };
	} catch (error) {
		return { ok: false, message: /timeout/i.test(String(error)) ? TOO_SLOW : DAMAGED };
	}
}

/** @returns what to tell somebody who publishes a photo that would look poor */
export function findTooSmall(size: { width: number; height: number }): string | undefined {
	if (Math.min(size.width, size.height) >= LEAST_SIDE) return undefined;
	return `This picture is ${size.width} by ${size.height} pixels. Each side needs at least ${LEAST_SIDE}.`;
}

export function hashFiles(files: Buffer[]): string {
	const hash = createHash("sha256");
	for (const bytes of files) hash.update(bytes);
	return hash.digest("hex").slice(0, 8);
}

export function neededWidths(listed: readonly number[], sourceWidth: number): number[] {
	return listed.filter((_, index) => index === 0 || (listed[index - 1] ?? 0) < sourceWidth);
}

type Master = { data: Buffer; info: { width: number; height: number; channels: 3 | 4 } };

async function readHeader(
	input: Buffer | string,
): Promise<{ width: number; height: number; most: number } | undefined> {
	try {
		const header = await sharp(input, { limitInputPixels: false }).metadata();
		if (!READABLE.includes(header.format)) return undefined;
		const most = header.format === "heif" ? AVIF_PIXEL_LIMIT : mostPixels;
		return { ...header.autoOrient, most };
	} catch (error) {
		if (typeof input === "string" && /missing|no such file/i.test(String(error))) throw error;
		return undefined;
	}
}

function tooLarge(width: number, height: number, most: number): string {
	const millions = Math.ceil((width * height) / 1_000_000);
	return `This picture has ${millions} megapixels (${width} by ${height}). The limit is ${most / 1_000_000}.`;
}

function tooLong(width: number, height: number): string {
	return `This picture is ${width} by ${height} pixels, which is too long and narrow to be shown.`;
}

/** @returns raw upright sRGB pixels, 8 bits a channel, which carry no metadata */
async function decodeOnce(input: Buffer | string): Promise<Master> {
	const widest = Math.max(...VARIANT_WIDTHS.avif);
	const { data, info } = await sharp(input, {
		limitInputPixels: mostPixels,
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

function encode(
	image: Sharp,
	format: VariantFormat,
	options: VariantOptions & { onPhones: boolean },
): Promise<Buffer> {
	if (format === "webp")
		return image.webp({ quality: options.webpQuality ?? 74, effort: 5 }).toBuffer();
	const { avifQuality = 52, avifEffort: effort = 3, onPhones } = options;
	const quality = avifQuality - (onPhones ? LESS_ON_PHONES : 0);
	return image.avif({ quality, effort }).toBuffer();
}

async function makePlaceholder(master: Master): Promise<string> {
	const bytes = await openMaster(master)
		.resize({ width: 16, height: 16, fit: "inside" })
		.blur(0.8)
		.webp({ quality: 75, smartSubsample: true, effort: 6 })
		.toBuffer();
	return bytes.toString("base64");
}
