import { type ListName, listArtworks } from "../../pieces/list-artworks.server.ts";
import type { Site } from "../../site.server.ts";
import { type ShownArtwork, showArtwork } from "../show-artwork.server.ts";
import { choosePieces, countPages, piecesOnPage } from "./cut-list.ts";
import type { ListQuery, UnknownPart } from "./list-query.ts";
import { listWords } from "./list-words.server.ts";
import { readListQuery } from "./read-list-query.server.ts";

/** One page of a portfolio, however long that is. */
export interface ListPage extends ListQuery {
	list: ListName;
	/** How many pages the chosen pieces fill; at least one. */
	pages: number;
	/** How many pieces were chosen. */
	total: number;
	/** How many of them come before this page. */
	before: number;
	pieces: ShownArtwork[];
}

/** @param at its place in the whole list, from 0 */
export function pageOfPiece(at: number): number {
	return Math.floor(at / piecesOnPage) + 1;
}

/** @returns the part of the address that no list has, or 404 for a page beyond the last */
export async function readListPage(
	site: Pick<Site, "portfolios">,
	list: ListName,
	search: URLSearchParams,
): Promise<ListPage | UnknownPart | 404> {
	const { filters } = listWords[list];
	const query = readListQuery(search, filters);
	if (typeof query === "string") return query;
	const { filter, page } = query;
	const chosen = choosePieces(await listArtworks(site, list), filter, filters);
	const pages = countPages(chosen.length);
	if (page > pages) return 404;
	const first = (page - 1) * piecesOnPage;
	return {
		list,
		filter,
		page,
		pages,
		total: chosen.length,
		before: first,
		pieces: chosen.slice(first, first + piecesOnPage).map((piece) => showArtwork(list, piece)),
	};
}
