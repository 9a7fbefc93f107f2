import type { FilterOption, PortfolioCategory } from "../../../publishing/schemas/portfolio.ts";
import { type ListQuery, nameFilter } from "./list-query.ts";
import { namePage } from "./name-page.ts";

/** What the title of a list says besides: which part of it is shown, unless that is its beginning. */
export function nameFurther({ filter, page }: ListQuery, filters: readonly FilterOption[]): string {
	const chosen = filter === "all" ? "" : `, ${nameFilter(filter, filters)}`;
	return chosen + namePage(page);
}

/** What the share picture of a portfolio shows, which is that of its card. */
export function describeShare(categories: PortfolioCategory[], category: string): string {
	return categories.find((one) => one.category === category)?.alt ?? "";
}
