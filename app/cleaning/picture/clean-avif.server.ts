import { open } from "node:fs/promises";
import { cleanBox, cutBehind, freeTopBox, listTopBoxes, readStretch } from "../boxes.server.ts";
import { type Box, BrokenBoxes, find, type Index } from "../boxes.ts";
import { cleanBrands } from "../brands.ts";
import { cleanIndex } from "../movie/clean-movie.server.ts";
import { blankUnneeded } from "../movie/media-data.server.ts";
import { cleanSamples, NalSamples } from "../movie/nal-samples.server.ts";
import { Places } from "../stretches.ts";
import { listItems, listThumbnails } from "./item-boxes.ts";
import { pictures } from "./picture-rules.ts";

/** Items that are said about a picture and are none: camera tags, XMP, links. */
const spoken = new Set(["Exif", "mime", "uri "]);

/**
 * Blanks the tags and small copies within an AVIF file, in place; its picture stays as it is.
 *
 * @param path of a file that may be changed
 * @returns false when its structure is broken or it ends too early
 */
export async function cleanAvif(path: string): Promise<boolean> {
	const file = await open(path, "r+");
	try {
		const top = await listTopBoxes(file, (await file.stat()).size);
		const fileSize = await cutBehind(file, top);
		const meta = top.find(({ type }) => type === "meta");
		const movie = top.find(({ type }) => type === "moov");
		if (!meta) throw new BrokenBoxes("no meta");
		const places = new Places();
		const samples = new NalSamples();
		if (movie) await cleanIndex(file, movie, { fileSize, places, samples });
		const bytes = await readStretch(file, meta.start, meta.end);
		cleanItems({ bytes, at: meta.start }, meta, { fileSize, places });
		await file.write(bytes, 0, bytes.length, meta.start);
		for (const box of top) {
			if (box.type === "ftyp") await cleanBox(file, box, cleanBrands);
			else if (box.type !== "mdat" && box !== meta && box !== movie) await freeTopBox(file, box);
		}
		await blankUnneeded(file, top, places);
		await cleanSamples(file, samples, fileSize);
		return true;
	} catch (error) {
		if (error instanceof BrokenBoxes || error instanceof RangeError) return false;
		throw error;
	} finally {
		await file.close();
	}
}

function cleanItems(
	index: Index,
	meta: Box,
	{ fileSize, places }: { fileSize: number; places: Places },
): void {
	const items = listItems(index, meta);
	const thumbnails = listThumbnails(index, meta);
	const goes = items.filter(({ id, type }) => spoken.has(type) || thumbnails.has(id));
	for (const { places: stretches } of items.filter((item) => !goes.includes(item))) {
		for (const [from, to] of stretches) {
			if (to > fileSize) throw new BrokenBoxes("an item lies behind the end");
			places.add(from, to);
		}
	}
	// An item of no known kind is passed over by everybody.
	for (const { typeAt } of goes) index.bytes.write("none", typeAt - index.at, "latin1");
	const data = find(index, { ...meta, content: meta.content + 4 }, "idat");
	if (data) {
		for (const [from, to] of places.listUnneeded([[data.content, data.end]])) {
			index.bytes.fill(0, from - index.at, to - index.at);
		}
	}
	pictures(index.bytes.subarray(meta.content - meta.start));
}
