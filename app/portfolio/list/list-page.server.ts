import type { RequestContent } from "../../publishing/content.server.ts";
import type { ListName } from "../../publishing/list-names.ts";
import { type ShownArtwork, showArtwork } from "../pieces/show-artwork.server.ts";
import type { ListQuery, UnknownPart } from "./query/list-query.ts";
import { choosePieces, countPages, piecesOnPage } from "./query/pagination.ts";
import { readListQuery } from "./query/read-list-query.server.ts";

export interface ListPage extends ListQuery {
	list: ListName;
	/** Number of pages under the filter, at least 1. */
	pages: number;
	total: number;
	before: number;
	pieces: ShownArtwork[];
}

/** @param at index in the unfiltered list */
export function pageOfPiece(at: number): number {
	return Math.floor(at / piecesOnPage) + 1;
}

/** @returns the invalid part of the query @throws 404 for a page beyond the last */
export async function readListPage(
	content: RequestContent,
	list: ListName,
	search: URLSearchParams,
): Promise<ListPage | UnknownPart | 404> {
	const { pictures, [list]: portfolio } = await content.readBodies("pictures", list);
	const { filters } = portfolio;
	const query = readListQuery(search, filters, portfolio.pieces);
	if (typeof query === "string") return query;
	const { page } = query;
	const chosen = choosePieces(portfolio.pieces, query, filters);
	const pages = countPages(chosen.length);
	if (page > pages) return 404;
	const first = (page - 1) * piecesOnPage;
	return {
		list,
		...query,
		pages,
		total: chosen.length,
		before: first,
		pieces: chosen
			.slice(first, first + piecesOnPage)
			.map((piece) => showArtwork(pictures, list, piece)),
	};
}
