import type { Artwork, FilterOption } from "../../../publishing/schemas/portfolio.ts";

/** Fills rows of one, two and three. */
export const piecesOnPage = 12;

/** @returns at least one */
export function countPages(pieces: number): number {
	return Math.max(1, Math.ceil(pieces / piecesOnPage));
}

/** @param filter id of one of the filters */
export function choosePieces(
	pieces: Artwork[],
	filter: string,
	filters: readonly FilterOption[],
): Artwork[] {
	if (filter === "all") return pieces;
	const { also = [] } = filters.find(({ id }) => id === filter) ?? {};
	return pieces.filter(({ category }) => category === filter || also.includes(category));
}
