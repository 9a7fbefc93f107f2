import { findPicture } from "../../../images/pictures.server.ts";
import type { PictureManifest } from "../../../publishing/schemas/pictures.ts";
import { addressPiece, namePiece, type PortfolioName } from "../../pieces/piece-address.ts";

interface StoredImage {
	id: number;
	title: string;
	image: string;
}

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
