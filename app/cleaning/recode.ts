import { readFile, writeFile } from "node:fs/promises";
import decodeHeic from "heic-decode";
import sharp from "sharp";
import { cleanGif } from "./clean-gif.ts";
import { cleanAnimatedWebp } from "./clean-webp.ts";

/** What is asked of the conversion process. */
export interface Job {
	from: string;
	/** Written anew; never the same as `from`. */
	to: string;
	type: "image/jpeg" | "image/png" | "image/webp" | "image/gif" | "heic";
	mostPixels: number;
	/** Color profile of a HEIC picture, base64. */
	profile?: string | undefined;
}

/** Fine enough that nobody sees the difference at any size. */
const quality = 92;

/**
 * Writes a picture anew from its pixels: upright, with its color profile, and with nothing else that
 * came along. Animations keep their frames as they are and lose their tags. Throws when it cannot be
 * read to its end.
 */
export async function recode(job: Job): Promise<void> {
	if (job.type === "heic") return convertHeic(job);
	if (job.type === "image/gif") return cleanInMemory(job, cleanGif);
	const { mostPixels: limitInputPixels } = job;
	const source = sharp(job.from, { limitInputPixels, sequentialRead: true, failOn: "error" });
	const { pages = 1, space, hasProfile, chromaSubsampling = "4:4:4" } = await source.metadata();
	if (job.type === "image/webp" && pages > 1) return cleanInMemory(job, cleanAnimatedWebp);
	// A profile belongs to the colors it was made for; those of a press are turned into a screen's.
	const upright =
		space === "cmyk" || !hasProfile ? source.autoOrient() : source.autoOrient().keepIccProfile();
	if (job.type === "image/png") await upright.png({ compressionLevel: 6 }).toFile(job.to);
	else if (job.type === "image/webp") await upright.webp({ quality }).toFile(job.to);
	else
		await upright
			.jpeg({ quality, chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4" })
			.toFile(job.to);
}

async function cleanInMemory(job: Job, clean: (bytes: Buffer) => Buffer | null): Promise<void> {
	const cleaned = clean(await readFile(job.from));
	if (!cleaned) throw new Error("broken or cut short");
	// The first frame is decoded to see that there is a picture at all.
	await sharp(cleaned, { limitInputPixels: job.mostPixels, failOn: "error" }).stats();
	await writeFile(job.to, cleaned);
}

/** A full-size JPEG; the decoder has already turned the picture upright. */
async function convertHeic({ from, to, mostPixels, profile }: Job): Promise<void> {
	const buffer = await readFile(from);
	const images = await decodeHeic.all({ buffer });
	const [image] = images;
	try {
		if (!image || image.width * image.height > mostPixels)
			throw new Error("no picture, or too large");
		const { width, height, data } = await image.decode();
		const jpeg = await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
			.removeAlpha()
			.jpeg({ quality, chromaSubsampling: "4:4:4" })
			.toBuffer();
		await writeFile(to, profile ? withProfile(jpeg, Buffer.from(profile, "base64")) : jpeg);
	} finally {
		images.dispose();
	}
}

/** Says in which colors the pixels are meant, without changing them (ICC.1, annex B.4). */
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
