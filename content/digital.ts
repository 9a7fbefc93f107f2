import type {
	Artwork,
	FilterOption,
	PortfolioDocument,
} from "../app/publishing/schemas/portfolio.ts";

type DigitalCategory = "illustrations" | "concept-art" | "abstract" | "character-design";

export const digital: (Artwork & { category: DigitalCategory })[] = [
	{
		id: 1,
		title: "Night garden",
		description: "A gate, a moon, and everything that opens after dark.",
		image: "digital/night-garden",
		alt: "Moon behind a wrought-iron garden gate, pale moths in its light, pale lilac flowers in front",
		category: "illustrations",
	},
	{
		id: 2,
		title: "Beetle knight",
		description: "Armor modeled on a beetle's, front view and details.",
		image: "digital/beetle-armor",
		alt: "Armored beetle knight with a spear, and details of helmet and shield beside it",
		category: "character-design",
	},
	{
		id: 3,
		title: "Leviathan",
		description: "Something very large below something very small.",
		image: "digital/leviathan",
		alt: "Immense scaled sea creature with a lit eye and frilled neck rising beneath a tiny ship",
		category: "concept-art",
	},
	{
		id: 4,
		title: "Ink storm",
		description: "Black, bone and oxblood, let loose.",
		image: "digital/ink-storm",
		alt: "Torn brush strokes of black, bone and oxblood turning around an empty eye",
		category: "abstract",
	},
	{
		id: 5,
		title: "Paper lanterns",
		description: "Lights sent up over a mountain lake.",
		image: "digital/paper-lanterns",
		alt: "Stream of paper lanterns over a mountain lake at dusk, two people in a boat letting one go",
		category: "illustrations",
	},
	{
		id: 6,
		title: "The drowned observatory",
		description: "Dusk, high water, one window still lit.",
		image: "digital/drowned-observatory",
		alt: "Ruined domed observatory in still water at dusk, one window lit, birds and a crescent moon above",
		category: "concept-art",
	},
	{
		id: 7,
		title: "Strata",
		description: "Layers of ground, each with its own edge of light.",
		image: "digital/strata",
		alt: "Stacked layers with light edges, from bone and ochre down to a dark slate basin",
		category: "abstract",
	},
	{
		id: 8,
		title: "Lamp keeper",
		description: "A hooded figure with a lantern staff, and what it carries.",
		image: "digital/lamp-keeper",
		alt: "Hooded figure with a lantern staff, seen from the front and the back, with lantern, keys, moth and palette",
		category: "character-design",
	},
];

export const digitalFilters: FilterOption[] = [
	{ id: "all", name: "All" },
	{ id: "illustrations", name: "Illustrations" },
	{ id: "concept-art", name: "Concept Art" },
	{ id: "abstract", name: "Abstract" },
	{ id: "character-design", name: "Character Design" },
];

export const digitalPortfolio: PortfolioDocument = {
	title: "Digital Art",
	heading: "Digital Art",
	description:
		"Digital art drawn on a tablet: illustrations, concept art, abstract work and character design.",
	filters: digitalFilters,
	pieces: digital,
};
