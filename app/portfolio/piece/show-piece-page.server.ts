import { turnOf } from "../../../content/artwork.ts";
import { getPicture } from "../../images/pictures.server.ts";
import { pageOfPiece } from "../list/list-page.server.ts";
import { writeListQuery } from "../list/list-query.ts";
import {
	addressPiece,
	type Found,
	type Piece,
	type Portfolio,
	toAsked,
} from "./portfolios.server.ts";

export type PiecePage = ReturnType<typeof showPiecePage>;

/** What the page of one piece shows. */
export function showPiecePage({ portfolio, pieces, at, piece }: Found) {
	const { path, title, available = false, project = false, paged = false } = portfolio;
	const neighbor = (other: Piece | undefined) => other && showNeighbor(portfolio, other);
	return {
		...toAsked(portfolio, piece),
		description: piece.description,
		address: addressPiece(portfolio, piece),
		/** What it is called where its list is not named beside it. */
		fullTitle: project ? `${piece.title}, ${title}` : piece.title,
		kind: nameKind(portfolio, piece),
		available,
		list: { title, path },
		/** Where in the list it stands: Back leads there. */
		back: path + (paged ? writeListQuery({ filter: "all", page: pageOfPiece(at) }) : ""),
		place: { at, of: pieces.length },
		previous: neighbor(pieces[at - 1]),
		next: neighbor(pieces[at + 1]),
	};
}

function showNeighbor(portfolio: Portfolio, piece: Piece) {
	const { title, image } = piece;
	const picture = getPicture(image, turnOf(piece));
	return { title, address: addressPiece(portfolio, piece), picture };
}

/** Such as "Tattoo", or "Drawing, landscape". */
function nameKind({ kind }: Portfolio, { category = "tattoo" }: Piece): string {
	return category === "tattoo" ? kind : `${kind}, ${category.replaceAll("-", " ")}`;
}
