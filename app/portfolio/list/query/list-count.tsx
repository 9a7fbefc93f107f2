import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { nameFilter } from "./list-query.ts";

interface ListCountProps {
	/** Id of the filter that is on. */
	filter: string;
	filters: readonly FilterOption[];
	/** How many pieces are under it. */
	total: number;
}

/** Another filter changes the wall at once, and its links not at all: said to those who do not see it. */
export function ListCount({ filter, filters, total }: ListCountProps) {
	return (
		<p className="unseen" role="status">
			{nameFilter(filter, filters)}: {countPieces(total)}
		</p>
	);
}

/** Of a filter without pieces. */
export const nothing = "No pieces under this filter yet.";

function countPieces(count: number): string {
	return count === 1 ? "1 piece" : `${count} pieces`;
}
