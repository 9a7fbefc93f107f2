import type { PictureData } from "../../images/picture.tsx";
import type { WholeList } from "../../portfolio/list/whole-list.server.ts";
import { addressPiece, namePiece } from "../../portfolio/pieces/piece-address.ts";
import type { ShownArtwork } from "../../portfolio/pieces/show-artwork.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { turnOf } from "../../publishing/turn.ts";
import { isBlank } from "../field/inline-text.ts";
import { readPictureName } from "./find-pictures.ts";
import type { OtherPictures } from "./other-pictures.ts";

/** Key of a piece's picture, with its turn. */
export function namePicture(artwork: Pick<Artwork, "image" | "rotation" | "landscape">): string {
	return `${artwork.image} ${turnOf(artwork)}`;
}

const usualShape = { width: 4, height: 5 };

/**
 * @returns merges a piece with its edits; memoized. Pieces or pictures that the site lacks get no picture: see
 * `isPictureLost`
 */
export function createShowEdited(
	list: ListName,
	whole: WholeList,
	others: OtherPictures,
): (item: Artwork) => ShownArtwork {
	const { artworks, pictures, available } = whole;
	const known = new Map(artworks.map((artwork) => [artwork.id, artwork]));
	const shown = new Map<number, ShownArtwork>();
	return (item) => {
		const { id, description, alt, image, claimed } = item;
		const own = known.get(id);
		const title = isBlank(item.title) ? (own?.title ?? `Piece ${id}`) : item.title.trim();
		const name = namePicture(item);
		const listed = Object.hasOwn(pictures, name) ? pictures[name] : getOtherPicture(others, item);
		const picture = own && listed;
		const piece: ShownArtwork = {
			id,
			list,
			piece: namePiece(list, id),
			title,
			description,
			alt,
			picture: picture ?? {
				...usualShape,
				path: isAddress(image) ? image : `/pictures/${image}`,
				hash: "",
				turn: 0,
				avif: [],
				webp: [],
				placeholder: "",
			},
			// The page's URL contains the site's title, not the edited one.
			href: addressPiece(list, own ?? item),
			available: available && !claimed,
			claimed,
		};
		const before = shown.get(id);
		if (before && isSamePiece(before, piece)) return before;
		shown.set(id, piece);
		return piece;
	};
}

function isSamePiece(one: ShownArtwork, other: ShownArtwork): boolean {
	return (
		one.title === other.title &&
		one.description === other.description &&
		one.alt === other.alt &&
		one.claimed === other.claimed &&
		one.picture.path === other.picture.path &&
		one.picture.turn === other.picture.turn
	);
}

/** Shown as stored, since a bare name is a site picture. */
function isAddress(image: string): boolean {
	return /^(\/|[a-z]+:)/i.test(image);
}

/** Without a picture file there is nothing to open. */
export function isPictureLost({ picture }: ShownArtwork): boolean {
	return picture.webp.length === 0;
}

function getOtherPicture(others: OtherPictures, item: Artwork): PictureData | undefined {
	const picture = others.get(readPictureName(item.image) ?? "");
	const turn = turnOf(item);
	if (!picture || turn === 0) return picture ?? undefined;
	return { ...picture, turn, width: picture.height, height: picture.width };
}
