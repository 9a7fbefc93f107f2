import type { RequestContent } from "../../publishing/content.server.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import { listSleeves } from "../sleeves/list-sleeves.server.ts";
import {
	addressList,
	addressPiece,
	type NamedPiece,
	type PortfolioName,
	portfolioNames,
} from "./piece-address.ts";

/** Common to all lists; pieces of sleeves have no category. */
export type Piece = Omit<Artwork, "category"> & { category?: string };

interface Portfolio {
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
	paintings: { kind: "Painting" },
	"bird-and-floral": { kind: "Sleeve tattoo", project: true },
	"bats-and-pumpkin": { kind: "Sleeve tattoo", project: true },
	sleeves: { kind: "Sleeve tattoo", project: true },
};

/** @returns whether somebody can claim it */
export function isAvailable(list: PortfolioName, { claimed }: Pick<Piece, "claimed">): boolean {
	return Boolean(portfolios[list].available && !claimed);
}

export interface Found {
	list: PortfolioName;
	title: string;
	/** Path of the list's page. */
	path: string;
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
	for (const portfolio of await readPortfolios(content, list)) {
		const at = portfolio.pieces.findIndex((piece) => piece.id === id);
		const piece = portfolio.pieces[at];
		if (piece) return { list, ...portfolio, at, piece };
	}
	return null;
}

export async function listPiecePages(
	content: RequestContent,
): Promise<{ path: string; pictures: string[] }[]> {
	const lists = await Promise.all(
		portfolioNames.map(async (list) =>
			(await readPieces(content, list)).map((piece) => ({
				path: addressPiece(list, piece),
				pictures: [piece.image, ...(piece.healed ? [piece.healed.image] : [])],
			})),
		),
	);
	return lists.flat();
}

interface ReadPortfolio {
	title: string;
	path: string;
	pieces: Piece[];
}

/** @returns one portfolio, or one for each sleeve project */
export async function readPortfolios(
	content: RequestContent,
	list: PortfolioName,
): Promise<ReadPortfolio[]> {
	if (list === "bird-and-floral" || list === "bats-and-pumpkin" || list === "sleeves") {
		const shown = await listSleeves(content);
		return shown.filter((sleeve) => sleeve.list === list);
	}
	const { "portfolio-categories": categories, [list]: portfolio } = await content.readBodies(
		"portfolio-categories",
		list,
	);
	const title = categories.find(({ category }) => category === list)?.title ?? portfolio.heading;
	return [{ title, path: addressList(list), pieces: portfolio.pieces }];
}

export async function readPieces(content: RequestContent, list: PortfolioName): Promise<Piece[]> {
	return (await readPortfolios(content, list)).flatMap(({ pieces }) => pieces);
}
