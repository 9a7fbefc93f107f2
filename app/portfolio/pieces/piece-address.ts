import { makeSlug } from "../../ui/make-slug.ts";

const paths = {
	tattoos: "/artwork/tattoos",
	drawings: "/artwork/drawings",
	digital: "/artwork/digital",
	paintings: "/artwork/paintings",
	"bird-and-floral": "/bird-and-floral",
	"bats-and-pumpkin": "/bats-and-pumpkin",
	/** The artist's own projects; each has a page, but their pictures have addresses of one kind. */
	sleeves: "/sleeves-largescale/pictures",
};

export type PortfolioName = keyof typeof paths;

export const portfolioNames = Object.keys(paths) as PortfolioName[];

/** Parsed from a name or URL; the piece may not exist. */
export interface NamedPiece {
	list: PortfolioName;
	id: number;
}

/** Id of a piece in the viewer and in requests, such as `tattoos/12`. */
export function namePiece(list: PortfolioName, id: number): string {
	return `${list}/${id}`;
}

/** @returns null for anything that `namePiece` does not produce */
export function readPieceName(name: string): NamedPiece | null {
	const [, before, id] = /^([a-z-]+)\/([1-9]\d{0,8})$/.exec(name) ?? [];
	const list = portfolioNames.find((one) => one === before);
	return list ? { list, id: Number(id) } : null;
}

export function addressList(list: PortfolioName): string {
	return paths[list];
}

/**
 * Path such as `/artwork/tattoos/12-blue-columbine`. Only the id counts, so that the URL survives a
 * new title.
 */
export function addressPiece(list: PortfolioName, piece: { id: number; title: string }): string {
	return `${paths[list]}/${writeIdAndSlug(piece)}`;
}

export function writeIdAndSlug({ id, title }: { id: number; title: string }): string {
	const slug = makeSlug(title);
	return slug ? `${id}-${slug}` : `${id}`;
}

/** @returns null for paths of any other form; the slug may differ */
export function readPieceAddress(path: string): NamedPiece | null {
	const [, above, id] = /^(.+)\/([1-9]\d{0,8})(?:-[^/]*)?$/.exec(path) ?? [];
	const list = portfolioNames.find((name) => paths[name] === above);
	return list ? { list, id: Number(id) } : null;
}
