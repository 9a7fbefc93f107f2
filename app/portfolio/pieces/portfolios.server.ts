import type { RequestContent } from "../../publishing/content.server.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
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
	/** What its pieces are, in one word or two. */
	kind: string;
	/** Its pieces say little without its title. */
	project?: true;
	/** Its pieces can still be had, and each is had once. */
	available?: true;
}

export const portfolios: Record<PortfolioName, Portfolio> = {
	tattoos: { kind: "Tattoo" },
	drawings: { kind: "Drawing", available: true },
	digital: { kind: "Digital art" },
	"bird-and-floral": { kind: "Tattoo sleeve", project: true },
	"bats-and-pumpkin": { kind: "Tattoo sleeve", project: true },
};

/** One piece among those of its list. */
export interface Found {
	list: PortfolioName;
	/** The list's. */
	title: string;
	pieces: Piece[];
	/** Its place, from 0. */
	at: number;
	piece: Piece;
}

/** @param named as it was read from a name or an address; null finds nothing */
export async function findPiece(
	content: RequestContent,
	named: NamedPiece | null,
): Promise<Found | null> {
	if (!named) return null;
	const { list, id } = named;
	const { title, pieces } = await readPortfolio(content, list);
	const at = pieces.findIndex((piece) => piece.id === id);
	const piece = pieces[at];
	return piece ? { list, title, pieces, at, piece } : null;
}

/** @returns the page of every piece, with the picture it shows */
export async function listPiecePages(
	content: RequestContent,
): Promise<{ path: string; image: string }[]> {
	const lists = await Promise.all(
		portfolioNames.map(async (list) =>
			(await readPortfolio(content, list)).pieces.map((piece) => ({
				path: addressPiece(list, piece),
				image: piece.image,
			})),
		),
	);
	return lists.flat();
}

/** The title and the pieces of a list, as their document has them. */
export async function readPortfolio(
	content: RequestContent,
	list: PortfolioName,
): Promise<{ title: string; pieces: Piece[] }> {
	if (list === "bird-and-floral") {
		const { body } = await content.read(list);
		return { title: body.pageTitle, pieces: body.images };
	}
	if (list === "bats-and-pumpkin") {
		const { body } = await content.read(list);
		return { title: body.title, pieces: body.photos };
	}
	const { "portfolio-categories": categories, [list]: portfolio } = await content.readBodies(
		"portfolio-categories",
		list,
	);
	const title = categories.find(({ category }) => category === list)?.title ?? portfolio.heading;
	return { title, pieces: portfolio.pieces };
}
