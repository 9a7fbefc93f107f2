import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import type { FactChip } from "./facts.ts";
import { type ListQuery, nameNarrowing } from "./list-query.ts";
import { pageSuffix } from "./page-suffix.ts";

export function titleSuffix(
	query: ListQuery,
	filters: readonly FilterOption[],
	chips?: FactChip[],
): string {
	const chosen = nameNarrowing(query, filters, chips);
	return (chosen && `, ${chosen}`) + pageSuffix(query.page);
}
