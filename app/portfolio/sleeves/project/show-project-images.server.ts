import { findPicture } from "../../../images/pictures.server.ts";
import type { PictureManifest } from "../../../publishing/schemas/pictures.ts";
import { turnOf } from "../../../publishing/turn.ts";
import { addressPiece, namePiece, type PortfolioName } from "../../pieces/piece-address.ts";

interface StoredImage {
	id: number;
	title: string;
	image: string;
	rotation?: 90 | -90 | undefined;
}

export function showProjectImages<Image extends StoredImage>(
	pictures: PictureManifest,
	list: PortfolioName,
	images: Image[],
) {
	return images.map((image) => ({
		...image,
		picture: findPicture(pictures, image.image, turnOf(image)),
		piece: namePiece(list, image.id),
		address: addressPiece(list, image),
	}));
}
