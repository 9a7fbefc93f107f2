import type { PortfolioDocument } from "../../../publishing/schemas/portfolio.ts";

/** Of filters and pieces; the one that most pieces have is the first. */
export function listCategories({
	filters,
	pieces,
}: Pick<PortfolioDocument, "filters" | "pieces">): { name: string; label: string }[] {
	const counts = new Map<string, number>();
	for (const { id, href } of filters) if (id !== "all" && !href) counts.set(id, 0);
	for (const { category } of pieces) counts.set(category, (counts.get(category) ?? 0) + 1);
	return [...counts]
		.toSorted(([, one], [, other]) => other - one)
		.map(([name]) => ({ name, label: filters.find(({ id }) => id === name)?.name ?? name }));
}
