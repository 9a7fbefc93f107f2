import { findPicture } from "../../images/pictures.server.ts";
import type { RequestContent } from "../../publishing/content.server.ts";
import { turnOf } from "../../publishing/turn.ts";
import { addressPiece, namePiece } from "../pieces/piece-address.ts";
import { findPieces } from "./find-pieces.server.ts";

export type ShownPlate = Awaited<ReturnType<typeof showPlates>>[number];

/** @param names such as `tattoos/12` */
export async function showPlates(content: RequestContent, names: string[]) {
	const { pictures } = await content.readBodies("pictures");
	const found = await findPieces(content, names);
	return found.map(({ list, room, piece }) => ({
		title: piece.title,
		alt: piece.alt,
		picture: findPicture(pictures, piece.image, turnOf(piece)),
		address: addressPiece(list, piece),
		room,
	}));
}

/** The title may speak of the named pieces: with others in their place it is a plain one. */
export async function showMeanwhile(
	content: RequestContent,
	{ title, pieces }: { title: string; pieces: string[] },
) {
	const found = await findPieces(content, pieces);
	const names = found.map(({ list, piece }) => namePiece(list, piece.id));
	return {
		meanwhile: String(names) === String(pieces) ? title : "In the Meantime",
		plates: await showPlates(content, pieces),
	};
}
