import { batsAndPumpkin } from "../../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../../content/bird-and-floral.ts";
import type { Artwork } from "../publishing/schemas/portfolio.ts";
import type { Site } from "../site.server.ts";
import { listArtworks } from "./list-artworks.server.ts";
import {
	addressPiece,
	type NamedPiece,
	type PortfolioName,
	portfolioNames,
} from "./piece-address.ts";

/** What all lists of pieces have in common; sleeves have no categories. */
export type Piece = Omit<Artwork, "category"> & { category?: string };

/** A list of pieces, each of which has a page under the list's own. */
export interface Portfolio {
	title: string;
	/** What its pieces are, in one word or two. */
	kind: string;
	/** Its pieces say little without its title. */
	project?: true;
	/** Its pieces can still be had, and each is had once. */
	available?: true;
}

export const portfolios: Record<PortfolioName, Portfolio> = {
	tattoos: { title: "Tattoos", kind: "Tattoo" },
	drawings: { title: "Drawings/Sketches", kind: "Drawing", available: true },
	digital: { title: "Digital Art", kind: "Digital art" },
	"bird-and-floral": { title: birdAndFloral.pageTitle, kind: "Tattoo sleeve", project: true },
	"bats-and-pumpkin": { title: batsAndPumpkin.title, kind: "Tattoo sleeve", project: true },
};

/** One piece among those of its list. */
export interface Found {
	list: PortfolioName;
	pieces: Piece[];
	/** Its place, from 0. */
	at: number;
	piece: Piece;
}

type Pieces = Pick<Site, "portfolios">;

/** @param named as it was read from a name or an address; null finds nothing */
export async function findPiece(site: Pieces, named: NamedPiece | null): Promise<Found | null> {
	if (!named) return null;
	const { list, id } = named;
	const pieces = await listPieces(site, list);
	const at = pieces.findIndex((piece) => piece.id === id);
	const piece = pieces[at];
	return piece ? { list, pieces, at, piece } : null;
}

/** @returns the page of every piece, with the picture it shows */
export async function listPiecePages(site: Pieces): Promise<{ path: string; image: string }[]> {
	const lists = await Promise.all(
		portfolioNames.map(async (list) =>
			(await listPieces(site, list)).map((piece) => ({
				path: addressPiece(list, piece),
				image: piece.image,
			})),
		),
	);
	return lists.flat();
}

async function listPieces(site: Pieces, list: PortfolioName): Promise<Piece[]> {
	if (list === "bird-and-floral") return birdAndFloral.images;
	if (list === "bats-and-pumpkin") return batsAndPumpkin.photos;
	return listArtworks(site, list);
}
