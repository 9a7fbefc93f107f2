import { copyFile, readFile, writeFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { cleanAvif } from "./clean-avif.server.ts";
import { cleanGif } from "./clean-gif.ts";
import { cleanAnimatedWebp } from "./clean-webp.ts";
import { convertHeic, jpegOptions } from "./convert-heic.ts";
import { findHeaderFault, type HeaderFault, readHeader } from "./read-header.ts";

export interface Job {
	from: string;
	to: string;
	type: "image/jpeg" | "image/png" | "image/webp" | "image/gif" | "image/avif" | "heic";
	/** Width times height; all frames of an animation together may have ten times as many. */
	mostPixels: number;
}

/**
 * Encodes a picture again, upright and with its color profile. Animations and AVIF keep their coded frames.
 * @returns why the header is refused; nothing is decoded or written then
 * @throws when the picture cannot be read to its end
 */
export async function reEncode(job: Job): Promise<HeaderFault | undefined> {
	const header = await readHeader(job.from);
	const fault = await findHeaderFault(job.from, header, job.mostPixels);
	if (!fault) await write(job, header);
	return fault;
}

async function write(job: Job, header: Metadata): Promise<void> {
	const { pages = 1, space, hasProfile, chromaSubsampling } = header;
	if (job.type === "heic") return convertHeic(job);
	if (job.type === "image/avif") return cleanCopy(job);
	if (job.type === "image/gif") return cleanInMemory(job, cleanGif);
	if (job.type === "image/webp" && pages > 1) return cleanInMemory(job, cleanAnimatedWebp);
	const { mostPixels: limitInputPixels } = job;
	const source = sharp(job.from, { limitInputPixels, sequentialRead: true, failOn: "error" });
	// CMYK becomes sRGB, so its profile goes.
	const upright =
		space === "cmyk" || !hasProfile ? source.autoOrient() : source.autoOrient().keepIccProfile();
	if (job.type === "image/png") await upright.png({ compressionLevel: 6 }).toFile(job.to);
	else if (job.type === "image/webp")
		await upright.webp({ quality: jpegOptions.quality }).toFile(job.to);
	else
		await upright
			.jpeg({
				...jpegOptions,
				chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4",
			})
			.toFile(job.to);
}

async function cleanCopy(job: Job): Promise<void> {
	await copyFile(job.from, job.to);
	if (!(await cleanAvif(job.to))) throw new Error("broken or cut short");
}

async function cleanInMemory(job: Job, clean: (bytes: Buffer) => Buffer | null): Promise<void> {
	const cleaned = clean(await readFile(job.from));
	if (!cleaned) throw new Error("broken or cut short");
	// Decodes the first frame, to see that there is a picture.
	await sharp(cleaned, { limitInputPixels: job.mostPixels, failOn: "error" }).stats();
	await writeFile(job.to, cleaned);
}
