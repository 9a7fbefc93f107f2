import {
	type Box,
	BrokenBoxes,
	first,
	freeBox,
	holds,
	listBoxes,
	type Rule,
	readBox,
	readContent,
	whole,
} from "../boxes.ts";
import { cleanParameterSets, type NalCoding, readNalCoding } from "./sei-messages.ts";

export const colors: Rule = (content) => {
	const kind = content.toString("latin1", 0, 4);
	const length = kind === "nclx" ? 11 : kind === "nclc" ? 10 : content.length;
	content.fill(0, Math.min(length, content.length));
};

const pictureBoxes: Record<string, Rule> = {
	avcC: whole,
	hvcC: cleanParameterSets,
	hvcE: whole,
	lhvC: whole,
	vvcC: whole,
	av1C: whole,
	vpcC: whole,
	esds: whole,
	glbl: whole,
	"SMI ": whole,
	mjqt: whole,
	mjht: whole,
	dvcC: whole,
	dvvC: whole,
	dvwC: whole,
	d263: whole,
	colr: colors,
	pasp: first(8),
	clap: first(32),
	btrt: first(12),
	fiel: first(2),
	gama: first(4),
	mdcv: first(24),
	clli: first(4),
	amve: first(8),
	SmDm: first(28),
	CoLL: first(8),
	ccst: first(8),
	auxi: whole,
};

const layout = first((content) => 12 + content.readUInt32BE(8) * 20);
/** AMR: the first letters name the maker of the encoder. */
const adaptive: Rule = (content) => {
	content.fill(0, 0, 5);
	content.fill(0, 9);
};

const soundSettings: Record<string, Rule> = {
	esds: whole,
	alac: whole,
	"ac-3": whole,
	dac3: whole,
	dec3: whole,
	dac4: whole,
	dOps: whole,
	dfLa: whole,
	dmlp: whole,
	ddts: whole,
	mhaC: whole,
	glbl: whole,
	chnl: whole,
	damr: adaptive,
	samr: adaptive,
	chan: layout,
	pcmC: first(6),
	srat: first(8),
	btrt: first(12),
};

const soundBoxes: Record<string, Rule> = {
	...soundSettings,
	// QuickTime wraps the configuration together with format and byte order.
	wave: holds({
		...soundSettings,
		frma: first(4),
		enda: first(2),
		mp4a: first(0),
		"\0\0\0\0": first(0),
	}),
};

/** The rule for `stsd`: keeps how samples are coded, drops the encoder's name. */
export function describesSamples(handler: string): Rule {
	return (content) => {
		const index = { bytes: content, at: 0 };
		const entries = listEntries(content);
		const named = entries.slice(0, content.readUInt32BE(4));
		for (const entry of entries) {
			if (!named.includes(entry)) freeBox(index, entry);
			else if (handler === "soun") cleanSound(readContent(index, entry), content[0] ?? 0);
			else cleanPicture(readContent(index, entry));
		}
		content.fill(0, entries.at(-1)?.end ?? 8);
	};
}

function listEntries(descriptions: Buffer): Box[] {
	return [...listBoxes(descriptions.subarray(8), 8)];
}

function cleanPicture(entry: Buffer): void {
	if (entry.length < 78) throw new BrokenBoxes("a description is too short");
	// Vendor and compressor name.
	entry.fill(0, 12, 16);
	entry.fill(0, 42, 74);
	holds(pictureBoxes, 78 + lengthOfPalette(entry))(entry);
}

export function readCoding(descriptions: Buffer): NalCoding | undefined {
	for (const box of listEntries(descriptions)) {
		const entry = readContent({ bytes: descriptions, at: 0 }, box);
		if (entry.length < 78) continue;
		let at = 78 + lengthOfPalette(entry);
		for (let inner = readBox(entry, at, at, entry.length); inner; ) {
			const coding = readNalCoding(inner.type, entry.subarray(inner.content, inner.end));
			if (coding) return coding;
			at = inner.end;
			inner = readBox(entry, at, at, entry.length);
		}
	}
	return undefined;
}

/** QuickTime: entries of low depth with color table id 0 carry their color table. */
function lengthOfPalette(entry: Buffer): number {
	const bits = entry.readUInt16BE(74) & 31;
	if (entry.readUInt16BE(76) !== 0 || ![1, 2, 4, 8].includes(bits)) return 0;
	return 8 + (entry.readUInt16BE(84) + 1) * 8;
}

function cleanSound(entry: Buffer, version: number): void {
	if (entry.length < 28) throw new BrokenBoxes("a description is too short");
	entry.fill(0, 10, 16);
	holds(soundBoxes, lengthOfSound(entry, version))(entry);
}

/** QuickTime's entry versions 1 and 2 are longer. ISO's is not; there `stsd` itself has version 1. */
function lengthOfSound(entry: Buffer, version: number): number {
	if (version > 0) return 28;
	return [28, 44, 64][entry.readUInt16BE(8)] ?? 28;
}

/** Bytes per number of samples: QuickTime's `stsz` may say 1 byte per sample of sound whatever its size. */
export function readRate(descriptions: Buffer): (samples: number) => number {
	const [box] = listEntries(descriptions);
	if (!box) return () => 0;
	const entry = readContent({ bytes: descriptions, at: 0 }, box);
	const at = lengthOfSound(entry, descriptions[0] ?? 0);
	const [samples, bytes] =
		at === 44
			? [entry.readUInt32BE(28), entry.readUInt32BE(36)]
			: at === 64
				? [entry.readUInt32BE(60), entry.readUInt32BE(56)]
				: [1, readFrame(box.type, entry)];
	return (count) => (samples > 0 ? Math.ceil(count / samples) * bytes : 0);
}

function readFrame(type: string, entry: Buffer): number {
	const bits = /^[ua]law$/.test(type) ? 8 : entry.readUInt16BE(18);
	return entry.readUInt16BE(16) * Math.ceil(bits / 8);
}
