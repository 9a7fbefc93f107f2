import { type Artwork, turnOf } from "../../content/artwork.ts";
import type { PictureData } from "../images/picture.tsx";
import { getPicture } from "../images/pictures.server.ts";
import { addressArtwork } from "./artwork-address.ts";
import type { ListName } from "./list-artworks.server.ts";
import { isAvailable } from "./piece/portfolios.server.ts";

/** A piece as a page shows it. */
export interface ShownArtwork {
	id: number;
	list: ListName;
	title: string;
	description: string;
	alt: string;
	picture: PictureData;
	/** Its own page. */
	href: string;
	/** It can still be had. */
	available: boolean;
}

export function showArtwork(list: ListName, piece: Artwork): ShownArtwork {
	const { id, title, description, alt, image } = piece;
	const picture = getPicture(image, turnOf(piece));
	const href = addressArtwork(list, piece);
	const available = isAvailable(list);
	return { id, list, title, description, alt, picture, href, available };
}
