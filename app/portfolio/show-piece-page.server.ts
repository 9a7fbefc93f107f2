import { turnOf } from "../../content/artwork.ts";
import { getPicture } from "../images/pictures.server.ts";
import { addressPiece } from "./artwork-address.ts";
import { toAsked } from "./find-piece.server.ts";
import { listPortfolios, type Portfolio, type PortfolioPiece } from "./portfolios.server.ts";

export type PiecePage = ReturnType<typeof showPiecePage>;

/** @returns the piece that a page's path names by list and id, whatever else it says */
export function findByPath(path: string): { portfolio: Portfolio; at: number } | undefined {
	const [, list, id] = /^(.+)\/([1-9]\d{0,8})(?:-[^/]*)?$/.exec(path) ?? [];
	const portfolio = listPortfolios().find((each) => each.path === list);
	const at = portfolio?.pieces.findIndex((piece) => piece.id === Number(id)) ?? -1;
	return portfolio && at >= 0 ? { portfolio, at } : undefined;
}

/** What the page of one piece shows. @param at place of the piece in its list, from 0 */
export function showPiecePage(portfolio: Portfolio, at: number) {
	const { pieces, path, title, available = false } = portfolio;
	const piece = pieces[at] as PortfolioPiece;
	const neighbor = (other: PortfolioPiece | undefined) => other && showNeighbor(portfolio, other);
	return {
		...toAsked(portfolio, piece),
		description: piece.description,
		address: addressPiece(path, piece),
		kind: nameKind(portfolio, piece),
		available,
		list: { title, path },
		place: { at, of: pieces.length },
		previous: neighbor(pieces[at - 1]),
		next: neighbor(pieces[at + 1]),
	};
}

function showNeighbor({ path }: Portfolio, piece: PortfolioPiece) {
	const { title, alt, image } = piece;
	return {
		title,
		alt,
		address: addressPiece(path, piece),
		picture: getPicture(image, turnOf(piece)),
	};
}

/** Such as "Tattoo", or "Drawing, landscape". */
function nameKind({ kind }: Portfolio, { category = "tattoo" }: PortfolioPiece): string {
	return category === "tattoo" ? kind : `${kind}, ${category.replaceAll("-", " ")}`;
}
