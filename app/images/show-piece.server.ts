import { type Artwork, turnOf } from "../../content/artwork.ts";
import { getPicture } from "./pictures.server.ts";

export type Piece = ReturnType<typeof showPiece>;

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
