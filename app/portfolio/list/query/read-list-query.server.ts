import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { passedOnFields } from "../../../server/pages/passed-on-fields.server.ts";
import type { ListQuery, UnknownPart } from "./list-query.ts";

/**
 * Reads the query of a list's address.
 *
 * @returns the part that no list has, instead; a strange field counts as a filter. What was written there
 *   is used for no more than a comparison
 */
export function readListQuery(
	search: URLSearchParams,
	filters: readonly FilterOption[],
): ListQuery | UnknownPart {
	const own = [...search].filter(([name]) => !passedOnFields.has(name));
	if (own.some(([name]) => name !== "filter" && name !== "page")) return "filter";
	const [filter = "all", ...otherFilters] = search.getAll("filter");
	const [page = "1", ...otherPages] = search.getAll("page");
	const known = filters.some(({ id, href }) => id === filter && !href);
	if (!known || otherFilters.length > 0) return "filter";
	if (!/^[1-9]\d{0,5}$/.test(page) || otherPages.length > 0) return "page";
	return { filter, page: Number(page) };
}
