import { type Box, BrokenBoxes, find, type Index, listWithin, readContent } from "../boxes.ts";
import type { ByteRange } from "../byte-ranges.ts";

interface Item {
	id: number;
	/** `av01`, `hvc1`, `grid`, `Exif`, `mime`, ... */
	type: string;
	/** File offset. */
	typeAt: number;
	ranges: ByteRange[];
}

/** ISO/IEC 14496-12, 8.11. */
export function listItems(index: Index, meta: Box): Item[] {
	const inner = withoutVersion(meta);
	const types = readTypes(index, inner);
	const ranges = readRanges(index, inner);
	return types.map((item) => ({ ...item, ranges: ranges.get(item.id) ?? [] }));
}

export function listThumbnails(index: Index, meta: Box): Set<number> {
	const references = find(index, withoutVersion(meta), "iref");
	if (!references) return new Set();
	const wide = (readContent(index, references)[0] ?? 0) > 0;
	const ids = listWithin(index, withoutVersion(references))
		.filter(({ type }) => type === "thmb")
		.map((box) => readContent(index, box).readUIntBE(0, wide ? 4 : 2));
	return new Set(ids);
}

export function findProfile(index: Index, meta: Box): Buffer | undefined {
	const properties = find(index, withoutVersion(meta), "iprp", "ipco");
	if (!properties) return undefined;
	const boxes = listWithin(index, properties);
	for (const place of listProperties(index, withoutVersion(meta))) {
		const box = boxes[place - 1];
		const content = box?.type === "colr" ? readContent(index, box) : undefined;
		if (content && /^(prof|rICC)$/.test(content.toString("latin1", 0, 4))) {
			return content.subarray(4);
		}
	}
	return undefined;
}

/** Properties of the main picture (ISO/IEC 23008-12, 9.3), as positions in `ipco` counted from 1. */
function listProperties(index: Index, meta: Box): number[] {
	const [main, said] = [find(index, meta, "pitm"), find(index, meta, "iprp", "ipma")];
	if (!main || !said) return [];
	const mainId = readContent(index, main).readUIntBE(4, readContent(index, main)[0] ? 4 : 2);
	const bytes = readContent(index, said);
	const idWidth = bytes[0] ? 4 : 2;
	const placeWidth = (bytes[3] ?? 0) & 1 ? 2 : 1;
	let at = 8;
	for (let left = bytes.readUInt32BE(4); left > 0; left--) {
		const id = bytes.readUIntBE(at, idWidth);
		const count = bytes.readUInt8(at + idWidth);
		at += idWidth + 1;
		if (id === mainId) {
			// The highest bit marks essential properties.
			const essential = placeWidth === 2 ? 0x7fff : 0x7f;
			return Array.from(
				{ length: count },
				(_, n) => bytes.readUIntBE(at + n * placeWidth, placeWidth) & essential,
			);
		}
		at += count * placeWidth;
	}
	return [];
}

function withoutVersion(box: Box): Box {
	return { ...box, content: box.content + 4 };
}

function readTypes(index: Index, meta: Box): Omit<Item, "ranges">[] {
	const list = find(index, meta, "iinf");
	if (!list) throw new BrokenBoxes("no iinf");
	const wide = (readContent(index, list)[0] ?? 0) > 0;
	const entries = { ...list, content: list.content + (wide ? 8 : 6) };
	return listWithin(index, entries).flatMap((box) => {
		const content = readContent(index, box);
		const version = content[0] ?? 0;
		if (box.type !== "infe" || version < 2) return [];
		const width = version === 2 ? 2 : 4;
		const at = 6 + width;
		const type = content.toString("latin1", at, at + 4);
		return [{ id: content.readUIntBE(4, width), type, typeAt: box.content + at }];
	});
}

function readRanges(index: Index, meta: Box): Map<number, ByteRange[]> {
	const box = find(index, meta, "iloc");
	if (!box) throw new BrokenBoxes("no iloc");
	const bytes = readContent(index, box);
	const data = find(index, meta, "idat");
	const version = bytes[0] ?? 0;
	let at = 4;
	const take = (width: number) => {
		if (at + width > bytes.length) throw new BrokenBoxes("iloc is cut short");
		const value =
			width === 8 ? Number(bytes.readBigUInt64BE(at)) : width ? bytes.readUIntBE(at, width) : 0;
		at += width;
		return value;
	};
	const [sizes, more] = [take(1), take(1)];
	const [offsetWidth, lengthWidth, baseWidth] = [sizes >> 4, sizes & 15, more >> 4];
	const indexWidth = version > 0 ? more & 15 : 0;
	const count = take(version < 2 ? 2 : 4);
	const ranges = new Map<number, ByteRange[]>();
	for (let item = 0; item < count; item++) {
		const id = take(version < 2 ? 2 : 4);
		const inData = version > 0 && (take(2) & 15) === 1;
		take(2);
		const base = take(baseWidth) + (inData && data ? data.content : 0);
		const extents: ByteRange[] = [];
		for (let extent = take(2); extent > 0; extent--) {
			take(indexWidth);
			const from = base + take(offsetWidth);
			extents.push([from, from + take(lengthWidth)]);
		}
		ranges.set(id, extents);
	}
	return ranges;
}
