import { useStudio } from "../../../publishing/frame-studio.ts";
import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import type { FactChip } from "./facts.ts";
import { type ListQuery, nameFilter, nameNarrowing } from "./list-query.ts";

interface ListCountProps {
	query: ListQuery;
	filters: readonly FilterOption[];
	chips: FactChip[];
	total: number;
}

/** Live region: a filter changes the list without moving the focus. */
export function ListCount({ query, filters, chips, total }: ListCountProps) {
	const { locale } = useStudio();
	const name = nameNarrowing(query, filters, chips) || nameFilter(query.filter, filters);
	return (
		<p className="unseen" role="status">
			{name}: {countPieces(total, locale)}
		</p>
	);
}

export const nothing = "No pieces match this filter yet.";

export const nothingYet = "The first pieces are on their way.";

function countPieces(count: number, locale: string): string {
	return count === 1 ? "1 piece" : `${count.toLocaleString(locale)} pieces`;
}
