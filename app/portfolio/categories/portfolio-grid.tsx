import { categoryKeys } from "../../editing/portfolio/category-keys.ts";
import { useDeveloperPart } from "../../editing/stub.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import type { ShownPortfolio } from "./show-categories.server.ts";

export interface PortfolioGridProps {
	categories: ShownPortfolio[];
	first?: boolean;
	whole?: boolean;
	landing?: "portfolios";
}

const loadDeveloperGrid = () => import("../../editing/portfolio/developer-grid.tsx");
const keys = [categoryKeys.local, categoryKeys.permanent];

/** Developer mode replaces the grid with its edited version. */
export function PortfolioGrid(props: PortfolioGridProps) {
	const Grid = useDeveloperPart<PortfolioGridProps>(loadDeveloperGrid, keys);
	if (Grid) return <Grid {...props} />;
	return (
		<div data-unedited="portfolio-categories">
			<CategoryGrid {...props} />
		</div>
	);
}
