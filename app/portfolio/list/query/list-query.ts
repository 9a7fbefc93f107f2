import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";
import { type ChosenFacts, type FactChip, factNames } from "./facts.ts";

export interface ListQuery extends ChosenFacts {
	filter: string;
	page: number;
}

export type UnknownPart = "filter" | "page";

export function writeListQuery({ filter, page, ...query }: ListQuery): string {
	const search = new URLSearchParams();
	if (filter !== "all") search.set("filter", filter);
	for (const fact of factNames) {
		const value = query[fact];
		if (value) search.set(fact, value);
	}
	if (page > 1) search.set("page", String(page));
	return search.size > 0 ? `?${search}` : "";
}

/** Empty for the whole list. */
export function writeNarrowing(query: ListQuery): string {
	return writeListQuery({ ...query, page: 1 });
}

export function placeOfPiece(id: number): string {
	return `piece-${id}`;
}

export function nameFilter(id: string, filters: readonly FilterOption[]): string {
	return filters.find((filter) => filter.id === id)?.name ?? id;
}

/** @returns words such as "Illustrative" or "Color, Forearm"; empty for the whole list */
export function nameNarrowing(
	query: ListQuery,
	filters: readonly FilterOption[],
	chips: FactChip[] = [],
): string {
	const filter = query.filter === "all" ? [] : [nameFilter(query.filter, filters)];
	const chosen = chips.filter(({ fact, value }) => query[fact] === value);
	return [...filter, ...chosen.map(({ name }) => name)].join(", ");
}
