import { BrokenBoxes, find, first, holds, type Rule, rows } from "../boxes.ts";
import { cleanBrands } from "../brands.ts";
import { readFragmentHeader, readRun } from "./fragments.ts";
import { describesSamples } from "./sample-entries.ts";

/** Blanks the creation and modification times that follow version and flags. */
function header(short: number, long: number): Rule {
	return (content) => {
		const wide = content[0] === 1;
		const length = wide ? long : short;
		if (content.length < length) throw new BrokenBoxes("a header is too short");
		content.fill(0, 4, wide ? 20 : 12);
		content.fill(0, length);
	};
}

function versions(short: number, long: number): Rule {
	return first((content) => (content[0] === 1 ? long : short));
}

export const handling: Rule = (content) => {
	if (content.length < 24) throw new BrokenBoxes("a handler is too short");
	if (!/^[md]hlr$/.test(content.toString("latin1", 4, 8))) content.fill(0, 4, 8);
	content.fill(0, 12);
};

/** Points every data reference to this file: a path may name a person, an address may be fetched. */
const sources: Rule = (content) => {
	let at = 8;
	for (let left = content.readUInt32BE(4); left > 0 && at + 12 <= content.length; left--) {
		const length = content.readUInt32BE(at);
		if (length < 12) throw new BrokenBoxes("a source is too short");
		content.write("url ", at + 4, "latin1");
		content.fill(0, at + 8, at + length);
		content[at + 11] = 1;
		at += length;
	}
	content.fill(0, at);
};

/** Sample groups that players need for seeking and for encoder delay. */
const grouping = /^(roll|prol|rap |sync)$/;
const groups: Record<string, Rule> = {
	sbgp: (content) => {
		if (!grouping.test(content.toString("latin1", 4, 8))) return false;
		return rows(content[0] === 1 ? 16 : 12, 8)(content);
	},
	sgpd: (content) => {
		const width = content.readUInt32BE(8);
		const isKnown = grouping.test(content.toString("latin1", 4, 8)) && content[0] === 1;
		return isKnown && width > 0 && width < 3 ? rows(16, width)(content) : false;
	},
};

const sampleTables: Record<string, Rule> = {
	stts: rows(8, 8),
	ctts: rows(8, 8),
	cslg: versions(24, 44),
	stss: rows(8, 4),
	stps: rows(8, 4),
	stsc: rows(8, 12),
	stco: rows(8, 4),
	co64: rows(8, 8),
	stsz: first((content) => 12 + (content.readUInt32BE(4) > 0 ? 0 : content.readUInt32BE(8) * 4)),
	stz2: first((content) => 12 + Math.ceil((content.readUInt32BE(8) * (content[7] ?? 0)) / 8)),
	...groups,
};

export const keptHandlers = new Set(["vide", "soun", "pict", "auxv"]);

const track: Rule = (content) => {
	const box = find({ bytes: content, at: 0 }, allOf(content), "mdia", "hdlr");
	const handler = box ? content.toString("latin1", box.content + 8, box.content + 12) : "";
	return keptHandlers.has(handler) && trackOf(handler)(content);
};

function trackOf(handler: string): Rule {
	return holds({
		tkhd: header(84, 96),
		edts: holds({
			elst: first((content) => 8 + content.readUInt32BE(4) * (content[0] === 1 ? 20 : 12)),
		}),
		tapt: holds({ clef: first(12), prof: first(12), enof: first(12) }),
		mdia: holds({
			mdhd: header(24, 36),
			hdlr: handling,
			minf: holds({
				vmhd: first(12),
				smhd: first(8),
				hdlr: handling,
				dinf: holds({ dref: sources }),
				stbl: holds({ stsd: describesSamples(handler), ...sampleTables }),
			}),
		}),
	});
}

export function index(tracks: Set<number>): Rule {
	return holds({
		mvhd: header(100, 112),
		trak: track,
		mvex: holds({ mehd: versions(8, 12), trex: ofTracks(tracks, first(24)) }),
	});
}

/** `cleanFragment` has already freed the tracks that go. */
export const fragment: Rule = holds({
	mfhd: first(8),
	traf: holds({
		tfhd: first((content) => readFragmentHeader(content).length),
		tfdt: versions(8, 12),
		trun: first((content) => readRun(content).length),
		...groups,
	}),
});

export function top(tracks: Set<number>): Record<string, Rule> {
	return {
		ftyp: cleanBrands,
		styp: cleanBrands,
		sidx: ofTracks(tracks, segments),
		mfra: holds({ tfra: ofTracks(tracks, entryPoints), mfro: first(8) }),
	};
}

/** For boxes that name a track by id: frees those of tracks that go. */
function ofTracks(tracks: Set<number>, rule: Rule): Rule {
	return (content) => tracks.has(content.readUInt32BE(4)) && rule(content);
}

const segments: Rule = first((content) => {
	const head = content[0] === 1 ? 32 : 24;
	return head + content.readUInt16BE(head - 2) * 12;
});

const entryPoints: Rule = (content) => {
	const lengths = content.readUInt32BE(8);
	const numbers = [4, 2, 0].map((shift) => ((lengths >> shift) & 3) + 1);
	const width = numbers.reduce((sum, length) => sum + length, content[0] === 1 ? 16 : 8);
	rows(16, width)(content);
};

function allOf(content: Buffer) {
	return { type: "", start: 0, content: 0, end: content.length };
}
