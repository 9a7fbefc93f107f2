import { namePicture } from "../../editing/portfolio/show-edited.ts";
import type { PictureData } from "../../images/picture.tsx";
import { findPicture } from "../../images/pictures.server.ts";
import type { RequestContent } from "../../publishing/content.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { turnOf } from "../../publishing/turn.ts";
import { portfolios } from "../pieces/portfolios.server.ts";

export interface WholeList {
	artworks: Artwork[];
	/** Keyed by `namePicture`, without duplicates. */
	pictures: Record<string, PictureData>;
	/** Its pieces are for sale. */
	available: boolean;
}

export async function readWholeList(content: RequestContent, list: ListName): Promise<WholeList> {
	const { pictures: manifest, [list]: portfolio } = await content.readBodies("pictures", list);
	const artworks = portfolio.pieces;
	const pictures: WholeList["pictures"] = {};
	for (const artwork of artworks) {
		pictures[namePicture(artwork)] ??= findPicture(manifest, artwork.image, turnOf(artwork));
	}
	const { available = false } = portfolios[list];
	return { artworks, pictures, available };
}
