import { BrokenBoxes } from "../boxes.ts";

interface Sizes {
	count: number;
	/** Bytes of `count` samples from sample `first` (from 0) on. */
	sum(first: number, count: number): number;
	same: boolean;
}

/** ISO/IEC 14496-12, 8.7.3. */
export function readSizes(parts: Map<string, Buffer>): Sizes {
	const bytes = parts.get("stsz");
	if (!bytes || bytes.length < 12) return readPackedSizes(parts.get("stz2"));
	const [same, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
	if (same > 0) return { count, same: true, sum: (_first, some) => same * some };
	requireBytes(bytes, 12 + count * 4);
	return { count, same: false, sum: addUp((sample) => bytes.readUInt32BE(12 + sample * 4)) };
}

function readPackedSizes(bytes: Buffer | undefined): Sizes {
	if (!bytes || bytes.length < 12) return { count: 0, same: false, sum: () => 0 };
	const [bits, count] = [bytes[7] ?? 8, bytes.readUInt32BE(8)];
	requireBytes(bytes, 12 + Math.ceil((count * bits) / 8));
	const read = (sample: number) => {
		if (bits === 16) return bytes.readUInt16BE(12 + sample * 2);
		if (bits === 8) return bytes[12 + sample] ?? 0;
		const pair = bytes[12 + (sample >> 1)] ?? 0;
		return sample % 2 === 0 ? pair >> 4 : pair & 15;
	};
	return { count, same: false, sum: addUp(read) };
}

function addUp(read: (sample: number) => number): Sizes["sum"] {
	return (first, count) => {
		let length = 0;
		for (let sample = first; sample < first + count; sample++) length += read(sample);
		return length;
	};
}

export function requireBytes(bytes: Buffer, length: number): void {
	if (length > bytes.length) throw new BrokenBoxes("a table is longer than its box");
}
