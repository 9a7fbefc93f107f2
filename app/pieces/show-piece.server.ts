import { getPicture } from "../images/pictures.server.ts";
import type { Artwork } from "../publishing/schemas/portfolio.ts";
import { turnOf } from "../publishing/turn.ts";
import { namePiece, type PortfolioName } from "./piece-address.ts";
import type { Piece } from "./portfolios.server.ts";

export type ShownPiece = ReturnType<typeof showPiece>;

/**
 * What another page needs to show one piece of a portfolio.
 *
 * @param image name of the piece's picture
 * @throws Error when the list has no such piece: names are written by us, never by visitors
 */
export function showPiece(list: Artwork[], image: string) {
	const piece = list.find((one) => one.image === image);
	if (!piece) throw new Error(`No piece of this portfolio has the picture "${image}".`);
	const { title, alt } = piece;
	return { title, alt, picture: getPicture(image, turnOf(piece)) };
}

/** A piece with the name that a request says it is about. */
export function showNamedPiece(list: PortfolioName, piece: Piece) {
	const { id, title, alt, image } = piece;
	return { piece: namePiece(list, id), title, alt, picture: getPicture(image, turnOf(piece)) };
}
