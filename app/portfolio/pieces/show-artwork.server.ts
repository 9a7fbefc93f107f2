import type { PictureData } from "../../images/picture.tsx";
import { findPicture } from "../../images/pictures.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { turnOf } from "../../publishing/turn.ts";
import { addressPiece, namePiece } from "./piece-address.ts";
import { isAvailable } from "./portfolios.server.ts";
import { type ShownHealed, showHealed } from "./show-healed.server.ts";

export interface ShownArtwork {
	id: number;
	list: ListName;
	/** See `namePiece`. */
	piece: string;
	title: string;
	description: string;
	alt: string;
	picture: PictureData;
	href: string;
	/** Can be claimed. */
	available: boolean;
	claimed?: true | undefined;
	healed?: ShownHealed;
}

export function showArtwork(
	pictures: PictureManifest,
	list: ListName,
	artwork: Artwork,
): ShownArtwork {
	const { id, title, description, alt, image, claimed } = artwork;
	const piece = namePiece(list, id);
	const picture = findPicture(pictures, image, turnOf(artwork));
	const href = addressPiece(list, artwork);
	const available = isAvailable(list, artwork);
	const healed = showHealed(pictures, artwork);
	const shown = { id, list, piece, title, description, alt, picture, href, available, claimed };
	return healed ? { ...shown, healed } : shown;
}
