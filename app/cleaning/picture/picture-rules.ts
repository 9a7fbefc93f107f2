import { first, holds, type Rule, whole } from "../boxes.ts";
import { handling } from "../movie/movie-rules.ts";
import { colors } from "../movie/sample-entries.ts";

const properties: Record<string, Rule> = {
	av1C: whole,
	auxC: whole,
	colr: colors,
	ispe: first(12),
	pixi: first((content) => 5 + (content[4] ?? 0)),
	pasp: first(8),
	clap: first(32),
	irot: first(1),
	imir: first(1),
	mdcv: first(24),
	clli: first(4),
	cclv: whole,
	amve: first(8),
	a1op: first(1),
	a1lx: first((content) => ((content[0] ?? 0) & 1 ? 13 : 7)),
	lsel: first(2),
};

/** Keeps id and type, drops the name. Older versions have no type, so readers cannot use them. */
const item: Rule = (content) => {
	const version = content[0] ?? 0;
	return version >= 2 && first(version === 2 ? 12 : 14)(content);
};

export const pictures: Rule = holds(
	{
		hdlr: handling,
		pitm: first((content) => (content[0] ? 8 : 6)),
		iinf: holds({ infe: item }, (content) => (content[0] ? 8 : 6)),
		iloc: whole,
		iref: holds(
			{ thmb: whole, auxl: whole, dimg: whole, prem: whole, base: whole, cdsc: whole },
			4,
		),
		iprp: holds({ ipco: holds(properties), ipma: whole }),
		idat: whole,
		grpl: holds({ altr: whole }),
	},
	4,
);
