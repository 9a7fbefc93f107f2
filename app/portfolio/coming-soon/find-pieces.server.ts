import type { RequestContent } from "../../publishing/content.server.ts";
import {
	type NamedPiece,
	namePiece,
	type PortfolioName,
	readPieceName,
} from "../pieces/piece-address.ts";
import { type Piece, readPortfolios } from "../pieces/portfolios.server.ts";

/** @param names such as `tattoos/12`; a piece that has gone is replaced by another of its list */
export async function findPieces(content: RequestContent, names: string[]) {
	const named = names.map(readPieceName).filter((one) => one !== null);
	const lists = await Promise.all(
		named.map(async ({ list }) => [list, await readPortfolios(content, list)] as const),
	);
	const titles = new Map(lists.map(([list, [portfolio]]) => [list, portfolio?.title ?? ""]));
	const pieces = new Map(
		lists.map(([list, portfolios]) => [list, portfolios.flatMap((one) => one.pieces)]),
	);
	return replaceMissing(named, pieces).map(({ list, piece }) => ({
		list,
		room: titles.get(list) ?? "",
		piece,
	}));
}

/** The first piece of the list that is not shown yet stands in; an empty list has none. */
export function replaceMissing(
	named: NamedPiece[],
	lists: ReadonlyMap<PortfolioName, Piece[]>,
): { list: PortfolioName; piece: Piece }[] {
	const taken = new Set(named.map(({ list, id }) => namePiece(list, id)));
	return named.flatMap(({ list, id }) => {
		const pieces = lists.get(list) ?? [];
		const piece =
			pieces.find((one) => one.id === id) ??
			pieces.find((one) => !taken.has(namePiece(list, one.id)));
		if (!piece) return [];
		taken.add(namePiece(list, piece.id));
		return { list, piece };
	});
}
