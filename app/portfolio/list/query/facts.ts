import type { Artwork } from "../../../publishing/schemas/portfolio.ts";
import { makeSlug } from "../../../ui/make-slug.ts";
import { sizeNames } from "../../pieces/size-names.ts";

/** Facts by which a list is narrowed, one value of each. */
export const factNames = ["healed", "style", "placement", "size"] as const;

export type FactName = (typeof factNames)[number];

export type ChosenFacts = Partial<Record<FactName, string>>;

export interface FactChip {
	fact: FactName;
	/** In the URL. */
	value: string;
	name: string;
	/** Pieces under it, with what else is chosen. */
	count: number;
}

interface Counted {
	name: string;
	count: number;
}

interface Combination {
	category: string;
	/** Empty for facts that are not given. */
	values: Record<FactName, string>;
	count: number;
}

interface FactIndex {
	names: Record<FactName, Map<string, string>>;
	/** Facts of each piece, by its index. */
	pieces: Combination[];
	combinations: Combination[];
}

const indexes = new WeakMap<Artwork[], FactIndex>();

/** Runs once for each document: a list of thousands must not be read for each page. */
function indexFacts(pieces: Artwork[]): FactIndex {
	const kept = indexes.get(pieces);
	if (kept) return kept;
	const combinations = new Map<string, Combination>();
	const counted: Record<FactName, Map<string, Counted>> = {
		healed: new Map([["yes", { name: "Healed", count: 0 }]]),
		style: new Map(),
		placement: new Map(),
		size: new Map(Object.entries(sizeNames).map(([size, name]) => [size, { name, count: 0 }])),
	};
	const read = (piece: Artwork, fact: FactName): string => {
		const given = (fact === "healed" ? piece.healed && "yes" : piece[fact]) ?? "";
		const value = makeSlug(given);
		if (!value) return "";
		const seen = counted[fact].get(value) ?? { name: given, count: 0 };
		counted[fact].set(value, { ...seen, count: seen.count + 1 });
		return value;
	};
	const indexed = pieces.map((piece) => {
		const values = {
			healed: read(piece, "healed"),
			style: read(piece, "style"),
			placement: read(piece, "placement"),
			size: read(piece, "size"),
		};
		const key = [piece.category, ...Object.values(values)].join();
		const combination = combinations.get(key) ?? { category: piece.category, values, count: 0 };
		combination.count += 1;
		combinations.set(key, combination);
		return combination;
	});
	const index = {
		names: {
			healed: nameInOrder(counted.healed),
			style: nameByCount(counted.style),
			placement: nameByCount(counted.placement),
			size: nameInOrder(counted.size),
		},
		pieces: indexed,
		combinations: [...combinations.values()],
	};
	indexes.set(pieces, index);
	return index;
}

function nameByCount(counted: Map<string, Counted>): Map<string, string> {
	const byCount = [...counted].toSorted(([, one], [, other]) => other.count - one.count);
	return nameInOrder(new Map(byCount));
}

function nameInOrder(counted: Map<string, Counted>): Map<string, string> {
	const given = [...counted].filter(([, { count }]) => count > 0);
	return new Map(given.map(([value, { name }]) => [value, name]));
}

export function isKnownFact(pieces: Artwork[], fact: FactName, value: string): boolean {
	return indexFacts(pieces).names[fact].has(value);
}

/** @param isListed by category */
export function choosePiecesByFacts(
	pieces: Artwork[],
	chosen: ChosenFacts,
	isListed: (category: string) => boolean,
): Artwork[] {
	const index = indexFacts(pieces);
	const wanted = new Set(
		index.combinations.filter((one) => isListed(one.category) && hasFacts(one, chosen)),
	);
	return pieces.filter((_, at) => wanted.has(index.pieces[at] as Combination));
}

/** Values without pieces are left out, unless chosen. */
export function listChips(
	pieces: Artwork[],
	chosen: ChosenFacts,
	isListed: (category: string) => boolean,
): FactChip[] {
	const { names, combinations } = indexFacts(pieces);
	const listed = combinations.filter(({ category }) => isListed(category));
	return factNames.flatMap((fact) => {
		const others = { ...chosen, [fact]: undefined };
		const counts = new Map<string, number>();
		for (const one of listed.filter((each) => hasFacts(each, others))) {
			const value = one.values[fact];
			counts.set(value, (counts.get(value) ?? 0) + one.count);
		}
		return [...names[fact]]
			.map(([value, name]) => ({ fact, value, name, count: counts.get(value) ?? 0 }))
			.filter(({ value, count }) => count > 0 || chosen[fact] === value);
	});
}

function hasFacts({ values }: Combination, chosen: ChosenFacts): boolean {
	return factNames.every((fact) => !chosen[fact] || chosen[fact] === values[fact]);
}
