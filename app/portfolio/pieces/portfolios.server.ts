import type { RequestContent } from "../../publishing/content.server.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import {
	addressPiece,
	type NamedPiece,
	type PortfolioName,
	portfolioNames,
} from "./piece-address.ts";

/** Common to all lists; pieces of sleeves have no category. */
export type Piece = Omit<Artwork, "category"> & { category?: string };

export interface Portfolio {
	/** Such as "Tattoo". */
	kind: string;
	/** Titles of its pieces need the list's title beside them. */
	project?: true;
	/** Its pieces are for sale, each once. */
	available?: true;
}

export const portfolios: Record<PortfolioName, Portfolio> = {
	tattoos: { kind: "Tattoo" },
	drawings: { kind: "Drawing", available: true },
	digital: { kind: "Digital art" },
	"bird-and-floral": { kind: "Sleeve tattoo", project: true },
	"bats-and-pumpkin": { kind: "Sleeve tattoo", project: true },
};

/** @returns whether somebody can claim it */
export function isAvailable(list: PortfolioName, { claimed }: Pick<Piece, "claimed">): boolean {
	return Boolean(portfolios[list].available && !claimed);
}

export interface Found {
	list: PortfolioName;
	title: string;
	pieces: Piece[];
	at: number;
	piece: Piece;
}

/** @param named null finds nothing */
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

export async function listPiecePages(
	content: RequestContent,
): Promise<{ path: string; pictures: string[] }[]> {
	const lists = await Promise.all(
		portfolioNames.map(async (list) =>
			(await readPortfolio(content, list)).pieces.map((piece) => ({
				path: addressPiece(list, piece),
				pictures: [piece.image, ...(piece.healed ? [piece.healed.image] : [])],
			})),
		),
	);
	return lists.flat();
}

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
