import { open, readFile, writeFile } from "node:fs/promises";
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import { listTopBoxes, readRange } from "../boxes.server.ts";
import { isBroken } from "../boxes.ts";
import { findProfile } from "./item-boxes.ts";

interface HeicJob {
	from: string;
	to: string;
	mostPixels: number;
}

/** `optimizeCoding` would hold the whole picture once more, in twice its size. */
export const jpegOptions = { quality: 92, optimizeCoding: false };

/** The decoder has already turned the picture upright. @throws when it is too large, cut short or missing */
export async function convertHeic({ from, to, mostPixels }: HeicJob): Promise<void> {
	await libheif.ready;
	const decoder = new libheif.HeifDecoder();
	const images = decoder.decode(await readFile(from));
	try {
		const main = images.find((image) => image.is_primary());
		if (!main || main.get_width() * main.get_height() > mostPixels)
			throw new Error("no picture, or too large");
		const { image, channels: [pixels] = [] } = await libheif.heif_js_decode_image2(
			main.handle,
			libheif.heif_colorspace.heif_colorspace_RGB,
			libheif.heif_chroma.heif_chroma_interleaved_RGB,
		);
		if (!image || !pixels) throw new Error("not decoded");
		try {
			const jpeg = await writeJpeg(pixels);
			const profile = await readProfile(from);
			await writeFile(to, profile ? withProfile(jpeg, profile) : jpeg);
		} finally {
			libheif.heif_image_release(image);
		}
	} finally {
		for (const image of images) image.free();
		libheif.heif_context_free(decoder.decoder);
	}
}

type Pixels = { width: number; height: number; stride: number; data: Uint8Array<ArrayBuffer> };

/** Works in the decoder's memory: a copy of 64 megapixels would take 200 MB. */
function writeJpeg({ width, height, stride, data }: Pixels): Promise<Buffer> {
	const row = width * 3;
	if (stride !== row) {
		for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row);
	}
	const raw = { width, height, channels: 3 } as const;
	return sharp(data.subarray(0, row * height), { raw, limitInputPixels: false })
		.jpeg({ ...jpegOptions, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

/** Adds an ICC profile without converting the pixels, as sharp would (ICC.1, annex B.4). */
function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
	const most = 65_519;
	const count = Math.ceil(profile.length / most);
	const segments = Array.from({ length: count }, (_, part) => {
		const bytes = profile.subarray(part * most, (part + 1) * most);
		const head = Buffer.alloc(18);
		head.writeUInt16BE(0xffe2, 0);
		head.writeUInt16BE(16 + bytes.length, 2);
		head.write("ICC_PROFILE\0", 4, "latin1");
		head.set([part + 1, count], 16);
		return Buffer.concat([head, bytes]);
	});
	return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

async function readProfile(path: string): Promise<Buffer | undefined> {
	const file = await open(path, "r");
	try {
		const top = await listTopBoxes(file, (await file.stat()).size);
		const meta = top.find((box) => box.type === "meta");
		if (!meta) return undefined;
		const index = { bytes: await readRange(file, meta.start, meta.end), at: meta.start };
		return findProfile(index, meta);
	} catch (error) {
		if (isBroken(error)) return undefined;
		throw error;
	} finally {
		await file.close();
	}
}
