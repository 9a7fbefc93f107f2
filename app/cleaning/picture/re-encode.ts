import { copyFile, readFile, writeFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { cleanAvif } from "./clean-avif.server.ts";
import { cleanGif } from "./clean-gif.ts";
import { cleanAnimatedWebp } from "./clean-webp.ts";
import { convertHeic } from "./convert-heic.ts";
import { findHeaderFault, type HeaderFault, readHeader } from "./read-header.ts";

/** What is asked of the conversion process. */
export interface Job {
	from: string;
	/** Written anew; never the same as `from`. */
	to: string;
	type: "image/jpeg" | "image/png" | "image/webp" | "image/gif" | "image/avif" | "heic";
	/** Width times height; frames together can have ten times as many. */
	mostPixels: number;
}

/** Fine enough that nobody sees the difference at any size. */
const quality = 92;

/**
 * Writes a picture anew from its pixels: upright, with its color profile, and with nothing else that
 * came along. Animations and AVIF keep their frames as they are and lose their tags.
 *
 * @returns why it is refused by its header, with nothing decoded or written
 * @throws when it cannot be read to its end
 */
export async function recode(job: Job): Promise<HeaderFault | undefined> {
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
	// A profile belongs to the colors it was made for; those of a press are turned into a screen's.
	const upright =
		space === "cmyk" || !hasProfile ? source.autoOrient() : source.autoOrient().keepIccProfile();
	if (job.type === "image/png") await upright.png({ compressionLevel: 6 }).toFile(job.to);
	else if (job.type === "image/webp") await upright.webp({ quality }).toFile(job.to);
	else
		await upright
			.jpeg({
				quality,
				chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4",
				// Finer coding tables would hold the whole picture once more, in twice its size.
				optimizeCoding: false,
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
	// The first frame is decoded to see that there is a picture at all.
	await sharp(cleaned, { limitInputPixels: job.mostPixels, failOn: "error" }).stats();
	await writeFile(job.to, cleaned);
}
