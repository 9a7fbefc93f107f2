import type { Artwork, FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { passedOnFields } from "../../../server/pages/passed-on-fields.server.ts";
import { type ChosenFacts, factNames, isKnownFact } from "./facts.ts";
import type { ListQuery, UnknownPart } from "./list-query.ts";

/**
 * @returns the invalid part instead, if any; unknown parameters count as a filter. Input is only
 * compared, never echoed.
 */
export function readListQuery(
	search: URLSearchParams,
	filters: readonly FilterOption[],
	pieces: Artwork[] = [],
): ListQuery | UnknownPart {
	const own = [...search].filter(([name]) => !passedOnFields.has(name));
	const known = new Set<string>(["filter", "page", ...factNames]);
	if (own.some(([name]) => !known.has(name))) return "filter";
	const [filter = "all", ...otherFilters] = search.getAll("filter");
	const [page = "1", ...otherPages] = search.getAll("page");
	if (!filters.some(({ id, href }) => id === filter && !href)) return "filter";
	if (otherFilters.length > 0) return "filter";
	const chosen: ChosenFacts = {};
	for (const fact of factNames) {
		const [value, ...others] = search.getAll(fact);
		if (value === undefined) continue;
		if (others.length > 0 || !isKnownFact(pieces, fact, value)) return "filter";
		chosen[fact] = value;
	}
	if (!/^[1-9]\d{0,5}$/.test(page) || otherPages.length > 0) return "page";
	return { filter, page: Number(page), ...chosen };
}
