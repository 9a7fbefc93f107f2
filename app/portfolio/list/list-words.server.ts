import { digitalFilters } from "../../../content/digital.ts";
import { drawingFilters } from "../../../content/drawings.ts";
import { portfolioCategories } from "../../../content/portfolio-categories.ts";
import { studio } from "../../../content/studio.ts";
import { tattooFilters } from "../../../content/tattoos.ts";
import type { ListName } from "../../pieces/list-artworks.server.ts";
import type { FilterOption } from "../../publishing/schemas/portfolio.ts";
import { type ListQuery, nameFilter } from "./list-query.ts";
import { namePage } from "./name-page.ts";

/** What the page of a list says, and how it stands there. */
export interface ListWords {
	/** Without the studio's name. */
	title: string;
	/** On the page itself, where it is plain what is listed. */
	heading: string;
	description: string;
	ground: "ink" | "paper";
	filters: readonly FilterOption[];
}

export const listWords: Record<ListName, ListWords> = {
	tattoos: {
		title: `Tattoos in ${studio.region}`,
		heading: "Tattoos",
		description:
			"Healed tattoos in black and gray and in color, single pieces and the way to the sleeves. Every piece drawn for one person.",
		ground: "ink",
		filters: tattooFilters,
	},
	drawings: {
		title: "Available Drawings",
		heading: "Available",
		description:
			"Flash and studies in ink and pencil that can still be claimed: landscapes, abstract, illustrative and metaphysical drawings.",
		ground: "paper",
		filters: drawingFilters,
	},
	digital: {
		title: "Digital Art",
		heading: "Digital Art",
		description:
			"Digital art from the tablet: illustrations, concept art, abstract work and character design.",
		ground: "ink",
		filters: digitalFilters,
	},
};

/** What the title of a list says besides: which part of it is shown, unless that is its beginning. */
export function nameFurther({ filter, page }: ListQuery, filters: readonly FilterOption[]): string {
	const chosen = filter === "all" ? "" : `, ${nameFilter(filter, filters)}`;
	return chosen + namePage(page);
}

/** What the share picture of a portfolio shows, which is that of its card. */
export function describeShare(category: string): string {
	return portfolioCategories.find((one) => one.category === category)?.alt ?? "";
}
