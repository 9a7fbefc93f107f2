import type { FilterOption, PortfolioCategory } from "../../../publishing/schemas/portfolio.ts";
import { type ListQuery, nameFilter } from "./list-query.ts";
import { namePage } from "./name-page.ts";

export function titleSuffix({ filter, page }: ListQuery, filters: readonly FilterOption[]): string {
	const chosen = filter === "all" ? "" : `, ${nameFilter(filter, filters)}`;
	return chosen + namePage(page);
}

/** Alt text of a portfolio's share picture, which is its card's picture. */
export function describeShare(categories: PortfolioCategory[], category: string): string {
	return categories.find((one) => one.category === category)?.alt ?? "";
}
