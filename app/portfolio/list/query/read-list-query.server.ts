import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { passedOnFields } from "../../../server/pages/passed-on-fields.server.ts";
import type { ListQuery, UnknownPart } from "./list-query.ts";

/**
 * @returns the invalid part instead, if any; unknown parameters count as a filter. Input is only
 * compared, never echoed.
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
