import type { FilterOption, Paintings } from "../app/publishing/schemas/portfolio.ts";

export const paintingFilters: FilterOption[] = [
	{ id: "all", name: "All" },
	{ id: "landscapes", name: "Landscapes" },
	{ id: "portraits", name: "Portraits" },
	{ id: "still-life", name: "Still Life" },
	{ id: "abstract", name: "Abstract" },
];

/** Stands in the place of the paintings until there are some. */
const paintingsComingSoon = {
	image: "covers/coming-soon",
	/** Instead, on a phone held upright. */
	narrow: "covers/coming-soon-upright",
	alt: "Coming Soon: a draped canvas on an easel, tubes of paint beside it",
	comeBack: "Oil paint takes its time drying. The first canvases go up here once they're dry.",
	meanwhile: {
		title: "Until Then: Three Landscapes",
		pieces: ["tattoos/7", "drawings/4", "digital/6"],
	},
};

export const paintings: Paintings = {
	title: "Paintings",
	heading: "Paintings",
	description:
		"Landscapes, portraits, still life and abstract work in paint, shown here as each is finished.",
	filters: paintingFilters,
	pieces: [],
	comingSoon: paintingsComingSoon,
};
