import { data } from "react-router";
import type { Artwork, FilterOption } from "../../../content/artwork.ts";
import { digitalFilters } from "../../../content/digital.ts";
import { drawingFilters } from "../../../content/drawings.ts";
import { tattooFilters } from "../../../content/tattoos.ts";
import { describeBreadcrumbs } from "../../search-engines/structured-data.server.ts";
import type { Site } from "../../site.server.ts";
import { type ListName, listArtworks } from "../list-artworks.server.ts";
import { type ShownArtwork, showArtwork } from "../show-artwork.server.ts";
import { type ListQuery, readListQuery, type UnknownPart, writeListQuery } from "./list-query.ts";

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

/** Fills rows of one, two and three. */
export const piecesOnPage = 12;

/** @param at its place in the whole list, from 0 */
export function pageOfPiece(at: number): number {
	return Math.floor(at / piecesOnPage) + 1;
}

const filtersOf: Record<ListName, readonly FilterOption[]> = {
	tattoos: tattooFilters,
	drawings: drawingFilters,
	digital: digitalFilters,
};

/** @returns the part of the address that no list has, or 404 for a page beyond the last */
export async function readListPage(
	site: Pick<Site, "portfolios">,
	list: ListName,
	search: URLSearchParams,
): Promise<ListPage | UnknownPart | 404> {
	const query = readListQuery(search, filtersOf[list]);
	if (typeof query === "string") return query;
	const { filter, page } = query;
	const chosen = choose(await listArtworks(site, list), filter, filtersOf[list]);
	const pages = Math.max(1, Math.ceil(chosen.length / piecesOnPage));
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

function choose(pieces: Artwork[], filter: string, filters: readonly FilterOption[]): Artwork[] {
	if (filter === "all") return pieces;
	const { also = [] } = filters.find(({ id }) => id === filter) ?? {};
	return pieces.filter(({ category }) => category === filter || also.includes(category));
}

interface Asked {
	request: Request;
	site: Site;
	list: ListName;
	/** The list's address, and how it is called among the portfolios. */
	path: string;
	name: string;
}

/** What the route of a list loads. @throws what its `ListError` shows, where there is no such page */
export async function loadListPage({ request, site, list, path, name }: Asked) {
	const { origin, searchParams } = new URL(request.url);
	const shown = await readListPage(site, list, searchParams);
	if (shown === 404) throw data(null, { status: 404 });
	if (typeof shown === "string") throw data(shown, { status: 400 });
	// A chosen part of the list is in the list as well; its further pages are nowhere else.
	const own =
		path + writeListQuery({ filter: "all", page: shown.filter === "all" ? shown.page : 1 });
	const canonical = new URL(own, site.config.publicOrigin ?? origin).href;
	const steps = [
		{ name: "Portfolios", path: "/artwork" },
		{ name, path },
	];
	return {
		...shown,
		path,
		filters: filtersOf[list],
		canonical,
		structuredData: [describeBreadcrumbs(steps, canonical)],
	};
}
