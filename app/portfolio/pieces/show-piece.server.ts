import { findPicture, readAlt } from "../../images/pictures.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { turnOf } from "../../publishing/turn.ts";
import { namePiece, type PortfolioName } from "./piece-address.ts";
import type { Piece } from "./portfolios.server.ts";

export type ShownPiece = ReturnType<typeof showPiece>;

/** @param image the picture's name; without a piece of the list there is no title, and the alt text is a photo's own */
export function showPiece(pictures: PictureManifest, list: Artwork[], image: string) {
	const piece = list.find((one) => one.image === image);
	const { title, alt } = piece ?? { title: "", alt: readAlt(pictures, image) ?? "" };
	return { title, alt, picture: findPicture(pictures, image, piece && turnOf(piece)) };
}

export function showNamedPiece(pictures: PictureManifest, list: PortfolioName, piece: Piece) {
	const { id, title, alt, image } = piece;
	return {
		piece: namePiece(list, id),
		title,
		alt,
		picture: findPicture(pictures, image, turnOf(piece)),
	};
}
