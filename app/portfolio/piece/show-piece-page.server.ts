import { findPicture } from "../../images/pictures.server.ts";
import type { Documents } from "../../publishing/documents.ts";
import { listNames } from "../../publishing/list-names.ts";
import type { PictureManifest } from "../../publishing/schemas/pictures.ts";
import { turnOf } from "../../publishing/turn.ts";
import { pageOfPiece } from "../list/list-page.server.ts";
import { placeOfPiece, writeListQuery } from "../list/query/list-query.ts";
import { describeFacts } from "../pieces/describe-facts.server.ts";
import { addressPiece, type PortfolioName } from "../pieces/piece-address.ts";
import { type Found, isAvailable, type Piece, portfolios } from "../pieces/portfolios.server.ts";
import { showHealed } from "../pieces/show-healed.server.ts";
import { showNamedPiece } from "../pieces/show-piece.server.ts";
import { placeOfImage } from "../sleeves/project/project-image.ts";
import { showProjectImages } from "../sleeves/project/show-project-images.server.ts";

export type PiecePage = ReturnType<typeof showPiecePage>;

export function showPiecePage(
	{ pictures, studio }: Pick<Documents, "pictures" | "studio">,
	{ list, title, path, pieces, at, piece }: Found,
) {
	const { kind, available = false, project = false } = portfolios[list];
	const part = findPart(list, at, pieces.length);
	const healed = showHealed(pictures, piece);
	return {
		...showNamedPiece(pictures, list, piece),
		healed,
		description: piece.description,
		address: addressPiece(list, piece),
		/** Title for places that do not show the list's. */
		fullTitle: project ? `${piece.title}, ${title}` : piece.title,
		kind: project ? "Picture of the sleeve" : nameKind(kind, piece),
		artform: kind,
		available: isAvailable(list, piece),
		style: piece.style,
		facts: describeFacts({ ...piece, healed: healed && piece.healed }, available, studio),
		id: piece.id,
		list: { name: list, title, path },
		back: part
			? `${path}${writeListQuery({ filter: "all", page: part.page })}#${placeOfPiece(piece.id)}`
			: `${path}#${placeOfImage(piece)}`,
		place: { at, of: pieces.length },
		part,
		project: project ? showProjectImages(pictures, list, pieces) : null,
		neighbors: showNeighbors(pictures, { list, pieces, at }),
	};
}

function findPart(name: PortfolioName, at: number, total: number) {
	const list = listNames.find((one) => one === name);
	return list ? { list, page: pageOfPiece(at), pages: pageOfPiece(total - 1) } : null;
}

const shownNeighbors = 5;
const ahead = Array.from({ length: shownNeighbors }, (_, index) => index + 1);

function showNeighbors(
	pictures: PictureManifest,
	{ list, pieces, at }: Pick<Found, "list" | "pieces" | "at">,
) {
	const steps = [-1, ...ahead, ...ahead.slice(1).map((step) => -step)];
	return steps
		.flatMap((step) => {
			const other = pieces[at + step];
			return other ? [{ step, ...showNeighbor(pictures, list, other) }] : [];
		})
		.slice(0, shownNeighbors);
}

function showNeighbor(pictures: PictureManifest, list: PortfolioName, piece: Piece) {
	const { title, image } = piece;
	const picture = findPicture(pictures, image, turnOf(piece));
	return { title, address: addressPiece(list, piece), picture };
}

/** Some categories are called in the plural, like their filters. */
function nameKind(kind: string, { category = "tattoo" }: Piece): string {
	return category === "tattoo"
		? kind
		: `${kind}, ${category.replaceAll("-", " ").replace(/s$/, "")}`;
}
