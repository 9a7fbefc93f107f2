import type { Artwork, FilterOption } from "../../../publishing/schemas/portfolio.ts";

/** Divisible by 1, 2 and 3 columns. */
export const piecesOnPage = 12;

export function countPages(pieces: number): number {
	return Math.max(1, Math.ceil(pieces / piecesOnPage));
}

export function choosePieces(
	pieces: Artwork[],
	filter: string,
	filters: readonly FilterOption[],
): Artwork[] {
	if (filter === "all") return pieces;
	const { also = [] } = filters.find(({ id }) => id === filter) ?? {};
	return pieces.filter(({ category }) => category === filter || also.includes(category));
}
