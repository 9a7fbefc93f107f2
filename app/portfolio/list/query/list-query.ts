import type { FilterOption } from "../../../publishing/schemas/portfolio.ts";

export interface ListQuery {
	filter: string;
	page: number;
}

export type UnknownPart = "filter" | "page";

export function writeListQuery({ filter, page }: ListQuery): string {
	const search = new URLSearchParams();
	if (filter !== "all") search.set("filter", filter);
	if (page > 1) search.set("page", String(page));
	return search.size > 0 ? `?${search}` : "";
}

export function placeOfPiece(id: number): string {
	return `piece-${id}`;
}

export function nameFilter(id: string, filters: readonly FilterOption[]): string {
	return filters.find((filter) => filter.id === id)?.name ?? id;
}
