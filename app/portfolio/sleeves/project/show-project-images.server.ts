import { findPicture } from "../../../images/pictures.server.ts";
import type { PictureManifest } from "../../../publishing/schemas/pictures.ts";
import { addressPiece, namePiece, type PortfolioName } from "../../pieces/piece-address.ts";

interface StoredImage {
	id: number;
	title: string;
	image: string;
}

/** The pictures of a project, ready to be shown, each with its name and the address of its page. */
export function showProjectImages<Image extends StoredImage>(
	pictures: PictureManifest,
	list: PortfolioName,
	images: Image[],
) {
	return images.map((image) => ({
		...image,
		picture: findPicture(pictures, image.image),
		piece: namePiece(list, image.id),
		address: addressPiece(list, image),
	}));
}
