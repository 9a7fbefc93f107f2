import type { Artwork, FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { choosePiecesByFacts } from "./facts.ts";
import { type ListQuery, writeNarrowing } from "./list-query.ts";

/** Divisible by 1, 2 and 3 columns. */
export const piecesOnPage = 12;

export function countPages(pieces: number): number {
	return Math.max(1, Math.ceil(pieces / piecesOnPage));
}

export function choosePieces(
	pieces: Artwork[],
	query: ListQuery,
	filters: readonly FilterOption[],
): Artwork[] {
	if (writeNarrowing(query) === "") return pieces;
	return choosePiecesByFacts(pieces, query, createIsListed(query.filter, filters));
}

/** @returns whether the filter lists a category */
export function createIsListed(
	filter: string,
	filters: readonly FilterOption[],
): (category: string) => boolean {
	if (filter === "all") return () => true;
	const { also = [] } = filters.find(({ id }) => id === filter) ?? {};
	return (category) => category === filter || also.includes(category);
}
