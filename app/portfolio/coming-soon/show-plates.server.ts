import { findPicture } from "../../images/pictures.server.ts";
import type { RequestContent } from "../../publishing/content.server.ts";
import { turnOf } from "../../publishing/turn.ts";
import { addressPiece } from "../pieces/piece-address.ts";
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
