import { findPicture } from "../../images/pictures.server.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { turnOf } from "../../publishing/turn.ts";
import type { ShownSleeve } from "./list-sleeves.server.ts";

const shownPictures = 4;

export function showSleeveCard(
	pictures: PictureManifest,
	{ title, summary, path, pieces }: ShownSleeve,
) {
	return {
		title,
		description: summary,
		path,
		pictures: pieces.slice(0, shownPictures).map((piece) => ({
			title: piece.title,
			alt: piece.alt,
			picture: findPicture(pictures, piece.image, turnOf(piece)),
		})),
	};
}
