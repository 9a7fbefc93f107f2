import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";

/** What an address asks of a list of pieces. */
export interface ListQuery {
	/** Id of the chosen filter; `all` for every piece. */
	filter: string;
	/** Counted from 1. */
	page: number;
}

/** What an address asks for that no list has. */
export type UnknownPart = "filter" | "page";

/** The query that `readListQuery` reads, with its question mark; empty for the first page of all pieces. */
export function writeListQuery({ filter, page }: ListQuery): string {
	const search = new URLSearchParams();
	if (filter !== "all") search.set("filter", filter);
	if (page > 1) search.set("page", String(page));
	return search.size > 0 ? `?${search}` : "";
}

/** Id of the place where a piece hangs in its list. */
export function placeOfPiece(id: number): string {
	return `piece-${id}`;
}

/** What its link is called. */
export function nameFilter(id: string, filters: readonly FilterOption[]): string {
	return filters.find((filter) => filter.id === id)?.name ?? id;
}
