import type { href } from "react-router";

/** Where each list of pieces has its page; those of its pieces stand below it. */
const paths = {
	tattoos: "/artwork/tattoos",
	drawings: "/artwork/drawings",
	digital: "/artwork/digital",
	"bird-and-floral": "/bird-and-floral",
	"bats-and-pumpkin": "/bats-and-pumpkin",
} satisfies Record<string, Parameters<typeof href>[0]>;

/** What a list is called in the names and addresses of its pieces. */
export type PortfolioName = keyof typeof paths;

export const portfolioNames = Object.keys(paths) as PortfolioName[];

/** What a name or an address says of a piece, whether or not there is one. */
export interface NamedPiece {
	list: PortfolioName;
	id: number;
}

/** What a piece is called in the viewer and in a request that is about it, such as `tattoos/12`. */
export function namePiece(list: PortfolioName, id: number): string {
	return `${list}/${id}`;
}

/** @returns null for what `namePiece` does not write */
export function readPieceName(name: string): NamedPiece | null {
	const [, before, id] = /^([a-z-]+)\/([1-9]\d{0,8})$/.exec(name) ?? [];
	const list = portfolioNames.find((one) => one === before);
	return list ? { list, id: Number(id) } : null;
}

export function addressList(list: PortfolioName): string {
	return paths[list];
}

/**
 * Where a piece has its page, such as `/artwork/tattoos/12-blue-columbine`: the id finds it, so that the
 * address outlives a change of the title.
 */
export function addressPiece(list: PortfolioName, piece: { id: number; title: string }): string {
	const { id, title } = piece;
	const slug = title
		.normalize("NFKD")
		.replace(/[\p{Mark}'’]/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
	return `${paths[list]}/${slug ? `${id}-${slug}` : id}`;
}

/** @returns null for a path that `addressPiece` would not write, whatever the title */
export function readPieceAddress(path: string): NamedPiece | null {
	const [, above, id] = /^(.+)\/([1-9]\d{0,8})(?:-[^/]*)?$/.exec(path) ?? [];
	const list = portfolioNames.find((name) => paths[name] === above);
	return list ? { list, id: Number(id) } : null;
}
