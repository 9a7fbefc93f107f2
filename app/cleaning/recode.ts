import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { cleanGif } from "./clean-gif.ts";
import { cleanAnimatedWebp } from "./clean-webp.ts";
import { convertHeic } from "./convert-heic.ts";

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
			.jpeg({
				quality,
				optimizeCoding: false,
				chromaSubsampling: chromaSubsampling === "4:2:0" ? "4:2:0" : "4:4:4",
			})
			.toFile(job.to);
}

async function cleanInMemory(job: Job, clean: (bytes: Buffer) => Buffer | null): Promise<void> {
	const cleaned = clean(await readFile(job.from));
	if (!cleaned) throw new Error("broken or cut short");
	// The first frame is decoded to see that there is a picture at all.
	await sharp(cleaned, { limitInputPixels: job.mostPixels, failOn: "error" }).stats();
	await writeFile(job.to, cleaned);
}
