import type {
	Artwork,
	FilterOption,
	PortfolioDocument,
} from "../app/publishing/schemas/portfolio.ts";

type DrawingCategory =
	| "portrait"
	| "metaphysical"
	| "illustrative"
	| "abstract"
	| "landscape"
	| "study";

export const drawings: (Artwork & { category: DrawingCategory })[] = [
	{
		id: 1,
		title: "Lady head with roses",
		description: "Flash in two inks: rolled hair, roses, pearls and one earring.",
		image: "drawings/lady-head",
		alt: "Woman's head in profile with rolled hair, two roses, pearls and a hoop earring",
		category: "portrait",
	},
	{
		id: 2,
		title: "Moth and eye",
		description: "A moth that looks back, over an open hand. Black and oxblood.",
		image: "drawings/moth-and-eye",
		alt: "Moth with four eyes on its wings above an open hand with rays, moons and stars",
		category: "metaphysical",
	},
	{
		id: 3,
		title: "Knot and void",
		description: "A knot that comes apart toward the edge.",
		image: "drawings/knot-and-void",
		alt: "Interwoven ribbons and one oxblood ring around a black void, dissolving into dots",
		category: "abstract",
		claimed: true,
	},
	{
		id: 4,
		title: "Poudre Canyon",
		description: "Ink and wash: river, cliffs, a sky about to break.",
		image: "drawings/poudre-canyon",
		alt: "Boulder-strewn river winding out of a canyon between engraved cliffs and dark pines, heavy clouds above",
		category: "landscape",
	},
	{
		id: 5,
		title: "Wren, three times",
		description:
			"A study sheet: one wren waiting, one singing, a head, a foot, a wing, two feathers.",
		image: "drawings/wren-study",
		alt: "Ink and pencil study sheet of a perched wren, a singing wren, and a wren's head, foot, wing and two feathers",
		category: "study",
	},
	{
		id: 6,
		title: "Fox skull",
		description:
			"A real skull from the side and from above, drawn in dots, with hatching swatches below.",
		image: "drawings/fox-skull-study",
		alt: "Ink study of a fox skull from the side, jaw open, and from above, with ruled lines on old paper",
		category: "study",
	},
	{
		id: 7,
		title: "Raven, skull and roses",
		description: "Flash for a thigh: a raven on a skull, two red roses, a ring of dots.",
		image: "drawings/raven-and-roses",
		alt: "Raven standing on a human skull between two red roses, a ring of red dots behind",
		category: "illustrative",
	},
];

export const drawingFilters: FilterOption[] = [
	{ id: "all", name: "All" },
	{ id: "landscape", name: "Landscapes" },
	{ id: "abstract", name: "Abstract" },
	{ id: "illustrative", name: "Illustrative", also: ["study"] },
	{ id: "metaphysical", name: "Metaphysical" },
];

export const drawingsPortfolio: PortfolioDocument = {
	title: "Available Drawings",
	heading: "Available",
	description:
		"Flash and studies in ink and pencil, most of them still available to claim: landscape, abstract, illustrative and metaphysical drawings.",
	filters: drawingFilters,
	pieces: drawings,
};
