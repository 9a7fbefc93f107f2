import { open } from "node:fs/promises";
import { BrokenBoxes, blankBox, blankStretch, listTopBoxes, readStretch } from "./boxes.server.ts";
import { cleanIndex } from "./clean-movie.server.ts";
import { listItems, listThumbnails } from "./item-boxes.server.ts";
import { join, without } from "./stretches.ts";

const keptOnTop = new Set(["ftyp", "meta", "mdat", "moov", "moof"]);
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
		const { size } = await file.stat();
		const top = await listTopBoxes(file, size);
		const meta = top.find(({ type }) => type === "meta");
		const movie = top.find(({ type }) => type === "moov");
		if (!meta) throw new BrokenBoxes("no meta");
		const index = { bytes: await readStretch(file, meta.start, meta.end), at: meta.start };
		const items = listItems(index, meta);
		const thumbnails = listThumbnails(index, meta);
		if (items.some(({ places }) => places.some(([, end]) => end > size))) {
			throw new BrokenBoxes("an item lies behind the end");
		}
		const goes = items.filter(({ id, type }) => spoken.has(type) || thumbnails.has(id));
		const stays = items.filter((item) => !goes.includes(item));
		const places = (some: typeof items) => join(some.flatMap((item) => item.places));
		for (const stretch of without(places(goes), places(stays)))
			await blankStretch(file, ...stretch);
		// An item of no known kind is passed over by everybody.
		for (const { typeAt } of goes) await file.write(Buffer.from("none", "latin1"), 0, 4, typeAt);
		if (movie) await cleanIndex(file, movie, size);
		for (const box of top) if (!keptOnTop.has(box.type)) await blankBox(file, box);
		return true;
	} catch (error) {
		if (error instanceof BrokenBoxes || error instanceof RangeError) return false;
		throw error;
	} finally {
		await file.close();
	}
}
