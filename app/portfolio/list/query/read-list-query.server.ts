import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import type { ListQuery, UnknownPart } from "./list-query.ts";

/** Tracking parameters and the developer mode switch, which are ignored. */
const fromElsewhere = new Set(
	[
		"dev",
		"utm_source utm_medium utm_campaign utm_term utm_content utm_id",
		"utm_source_platform utm_creative_format utm_marketing_tactic",
		"gclid dclid gbraid wbraid srsltid gad_source gad_campaignid _gl _ga",
		"fbclid igsh igshid ttclid twclid msclkid yclid li_fat_id epik",
		"mc_cid mc_eid _hsenc _hsmi _ke _kx mkt_tok",
		"_branch_match_id _branch_referrer ref si",
	].flatMap((names) => names.split(" ")),
);

/**
 * @returns the invalid part instead, if any; unknown parameters count as a filter. Input is only
 * compared, never echoed.
 */
export function readListQuery(
	search: URLSearchParams,
	filters: readonly FilterOption[],
): ListQuery | UnknownPart {
	const own = [...search].filter(([name]) => !fromElsewhere.has(name));
	if (own.some(([name]) => name !== "filter" && name !== "page")) return "filter";
	const [filter = "all", ...otherFilters] = search.getAll("filter");
	const [page = "1", ...otherPages] = search.getAll("page");
	const known = filters.some(({ id, href }) => id === filter && !href);
	if (!known || otherFilters.length > 0) return "filter";
	if (!/^[1-9]\d{0,5}$/.test(page) || otherPages.length > 0) return "page";
	return { filter, page: Number(page) };
}
