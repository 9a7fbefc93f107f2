import type { FilterOption } from "../../../content/artwork.ts";

/** What an address asks of a list of pieces. */
export interface ListQuery {
	/** Id of the chosen filter; `all` for every piece. */
	filter: string;
	/** Counted from 1. */
	page: number;
}

/** Added by others to links that are passed on; they say nothing to us. */
const fromElsewhere = /^(utm_|mc_|_|igsh)\w*$|^\w*clid$|^(ref|si|s|epik)$/;

/**
 * Reads the query of a list's address.
 *
 * @returns null for a filter, a page or a field that no list has: nothing is guessed, and nothing that was
 * written there is used for more than a comparison
 */
export function readListQuery(
	search: URLSearchParams,
	filters: readonly FilterOption[],
): ListQuery | null {
	const own = [...search].filter(([name]) => !fromElsewhere.test(name));
	const asked = new Map(own);
	if (asked.size < own.length) return null;
	const { filter = "all", page = "1", ...others } = Object.fromEntries(asked);
	const known = filters.some(({ id, href }) => id === filter && !href);
	if (!known || !/^[1-9]\d{0,5}$/.test(page) || Object.keys(others).length > 0) return null;
	return { filter, page: Number(page) };
}

/** The query that `readListQuery` reads, with its question mark; empty for the first page of all pieces. */
export function writeListQuery({ filter, page }: ListQuery): string {
	const search = new URLSearchParams();
	if (filter !== "all") search.set("filter", filter);
	if (page > 1) search.set("page", String(page));
	return search.size > 0 ? `?${search}` : "";
}

/** What the title of a list says besides, on any page but the first. */
export function nameFurther({ page }: ListQuery): string {
	return page > 1 ? `, page ${page}` : "";
}
