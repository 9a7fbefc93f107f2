import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { nameFilter } from "./list-query.ts";

interface ListCountProps {
	filter: string;
	filters: readonly FilterOption[];
	total: number;
}

/** Live region: a filter changes the list without moving the focus. */
export function ListCount({ filter, filters, total }: ListCountProps) {
	return (
		<p className="unseen" role="status">
			{nameFilter(filter, filters)}: {countPieces(total)}
		</p>
	);
}

export const nothing = "No pieces under this filter yet.";

function countPieces(count: number): string {
	return count === 1 ? "1 piece" : `${count} pieces`;
}
