import type { PortfolioCategory } from "../app/publishing/schemas/portfolio.ts";

export const portfolioCategories: PortfolioCategory[] = [
	{
		id: 1,
		title: "Tattoos",
		category: "tattoos",
		image: "covers/tattoos",
		alt: "Hawkmoth against the moon over crossed raven feathers and laurel, black and gray on skin",
		description: "Black and gray, color, and sleeves.",
		href: "/artwork/tattoos",
	},
	{
		id: 2,
		title: "Drawings/Sketches",
		category: "drawings",
		image: "covers/drawings",
		alt: "Flash rose on paper, half in pencil and half inked, over a crossed pencil and nib pen",
		description: "Ink and pencil, most still available to claim.",
		href: "/artwork/drawings",
	},
	{
		id: 3,
		title: "Digital Art",
		category: "digital",
		image: "covers/digital",
		alt: "Rose on a tablet, half glowing line and half painted, with a stylus",
		description: "Illustration, concepts and characters.",
		href: "/artwork/digital",
	},
	{
		id: 4,
		title: "Paintings",
		category: "paintings",
		image: "covers/paintings",
		alt: "Jar of brushes, a palette and two tubes of paint in front of a small framed rose on the wall",
		description: "Oil on canvas, slow to dry.",
		href: "/artwork/paintings",
	},
];
