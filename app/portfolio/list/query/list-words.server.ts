import type { FilterOption, PortfolioCategory } from "../../../publishing/schemas/portfolio.ts";
import type { FactChip } from "./facts.ts";
import { type ListQuery, nameNarrowing } from "./list-query.ts";
import { namePage } from "./name-page.ts";

export function titleSuffix(
	query: ListQuery,
	filters: readonly FilterOption[],
	chips?: FactChip[],
): string {
	const chosen = nameNarrowing(query, filters, chips);
	return (chosen && `, ${chosen}`) + namePage(query.page);
}

/** Alt text of a portfolio's share picture, which is its card's picture. */
export function describeShare(categories: PortfolioCategory[], category: string): string {
	return categories.find((one) => one.category === category)?.alt ?? "";
}
