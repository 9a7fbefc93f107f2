import { cleanBox, freeTopBox, readRange } from "../boxes.server.ts";
import { type Box, BrokenBoxes, find, type Index } from "../boxes.ts";
import { cleanBrands } from "../brands.ts";
import { cleanInPlace, type MediaData } from "../clean-in-place.server.ts";
import { cleanIndex } from "../movie/clean-movie.server.ts";
import { listItems, listThumbnails } from "./item-boxes.ts";
import { pictures } from "./picture-rules.ts";

const descriptive = new Set(["Exif", "mime", "uri "]);

/** Blanks tags and thumbnails, in place. @returns false when the file is broken; it may be half cleaned then */
export function cleanAvif(path: string): Promise<boolean> {
	return cleanInPlace(path, async (file, top, data) => {
		const meta = top.find(({ type }) => type === "meta");
		const movie = top.find(({ type }) => type === "moov");
		if (!meta) throw new BrokenBoxes("no meta");
		if (movie) await cleanIndex(file, movie, data);
		const bytes = await readRange(file, meta.start, meta.end);
		cleanItems({ bytes, at: meta.start }, meta, data);
		await file.write(bytes, 0, bytes.length, meta.start);
		for (const box of top) {
			if (box.type === "ftyp") await cleanBox(file, box, cleanBrands);
			else if (box.type !== "mdat" && box !== meta && box !== movie) await freeTopBox(file, box);
		}
	});
}

function cleanItems(index: Index, meta: Box, { fileSize, needed }: MediaData): void {
	const items = listItems(index, meta);
	const thumbnails = listThumbnails(index, meta);
	const goes = items.filter(({ id, type }) => descriptive.has(type) || thumbnails.has(id));
	for (const { ranges } of items.filter((item) => !goes.includes(item))) {
		for (const [from, to] of ranges) {
			if (to > fileSize) throw new BrokenBoxes("an item lies behind the end");
			needed.add(from, to);
		}
	}
	// Readers skip items of an unknown type.
	for (const { typeAt } of goes) index.bytes.write("none", typeAt - index.at, "latin1");
	const data = find(index, { ...meta, content: meta.content + 4 }, "idat");
	if (data) {
		for (const [from, to] of needed.listUnneeded([[data.content, data.end]])) {
			index.bytes.fill(0, from - index.at, to - index.at);
		}
	}
	pictures(index.bytes.subarray(meta.content - meta.start));
}
