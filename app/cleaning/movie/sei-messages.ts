import { BrokenBoxes } from "../boxes.ts";

export interface NalCoding {
	codec: "avc" | "hevc";
	lengthSize: number;
}

export function readNalCoding(configType: string, config: Buffer): NalCoding | undefined {
	if (configType === "avcC" && config.length > 4) {
		return { codec: "avc", lengthSize: (config.readUInt8(4) & 3) + 1 };
	}
	if (configType === "hvcC" && config.length > 21) {
		return { codec: "hevc", lengthSize: (config.readUInt8(21) & 3) + 1 };
	}
	return undefined;
}

export function isSei(codec: NalCoding["codec"], firstByte: number): boolean {
	if (codec === "avc") return (firstByte & 31) === 6;
	const type = (firstByte >> 1) & 63;
	return type === 39 || type === 40;
}

/** Cleans SEI units in an `hvcC` box (ISO/IEC 14496-15, 8.3.3.1). */
export function cleanParameterSets(config: Buffer): void {
	let at = 23;
	for (let arrays = config.readUInt8(22); arrays > 0; arrays--) {
		const count = config.readUInt16BE(at + 1);
		at += 3;
		for (let unit = 0; unit < count; unit++) {
			const end = at + 2 + config.readUInt16BE(at);
			if (end > config.length) throw new BrokenBoxes("a parameter set is longer than its box");
			if (isSei("hevc", config.readUInt8(at + 2))) {
				cleanSei("hevc", config.subarray(at + 2, end));
			}
			at = end;
		}
	}
	config.fill(0, at);
}

// Timing, entry points, hashes, layers, pan and scan, film grain, 3D, rotation, HDR, alpha (annex D of
// H.264 and H.265).
const keptTypes = new Set([
	0, 1, 2, 6, 7, 19, 45, 47, 129, 130, 131, 132, 137, 142, 144, 147, 148, 165, 176,
]);
const registered = 4;
const filler = 3;
/** HDR10+ and HDR Vivid, by their ITU-T T.35 codes. */
const keptRegistered = ["b5003c000104", "2600040005"].map((hex) => [...Buffer.from(hex, "hex")]);

/** Turns other messages into filler of the same length. @returns whether the unit changed */
export function cleanSei(codec: NalCoding["codec"], unit: Buffer): boolean {
	const offsets = listPayload(unit, codec === "avc" ? 1 : 2);
	const offsetOf = (index: number) => offsets[index] ?? unit.length;
	const byteAt = (index: number) => unit[offsetOf(index)] ?? 0;
	// The last byte other than zero is the stop bit, not part of a message.
	let end = offsets.length - 1;
	while (end > 0 && byteAt(end) === 0) end -= 1;
	let changed = false;
	let at = 0;
	const readNumber = () => {
		let value = 0;
		for (; at < end && byteAt(at) === 255; at++) value += 255;
		return value + byteAt(at++);
	};
	while (at < end) {
		const typeAt = offsetOf(at);
		const type = readNumber();
		const size = readNumber();
		const start = at;
		at = Math.min(start + size, end);
		const known = () => Array.from({ length: 6 }, (_, index) => byteAt(start + index));
		if (type === registered ? isKeptRegistered(known()) : keptTypes.has(type)) continue;
		if (type < 255 && !isAfterZeros(unit, typeAt)) unit[typeAt] = filler;
		for (let index = start; index < at; index++) {
			unit[offsetOf(index)] = neutralByte(offsetOf, index);
		}
		changed = true;
	}
	return changed;
}

function isKeptRegistered(start: number[]): boolean {
	return keptRegistered.some((known) => known.every((byte, index) => byte === start[index]));
}

/** Filler has type 3, which would be read as an escape there. */
function isAfterZeros(unit: Buffer, at: number): boolean {
	return unit[at - 1] === 0 && unit[at - 2] === 0;
}

/** Offsets of a unit's bytes without its escapes (a 3 after two zeros; H.264, 7.4.1.1). */
function listPayload(unit: Buffer, header: number): Uint32Array {
	const offsets = new Uint32Array(unit.length);
	let count = 0;
	let zeros = 0;
	for (let at = header; at < unit.length; at++) {
		const byte = unit[at];
		if (zeros >= 2 && byte === 3) zeros = 0;
		else {
			zeros = byte === 0 ? zeros + 1 : 0;
			offsets[count++] = at;
		}
	}
	return offsets.subarray(0, count);
}

/** Zeros before an escape stay: without them its 3 would become payload and shift the messages. */
function neutralByte(offsetOf: (index: number) => number, index: number): number {
	const isEscaped = (before: number) => offsetOf(before + 1) - offsetOf(before) === 2;
	if (isEscaped(index) || isEscaped(index + 1)) return 0;
	return isEscaped(index - 1) ? 1 : 255;
}
