import type { Landing } from "../app/publishing/schemas/portfolio.ts";

/** The portfolios open with work of every kind; the cards' pictures are among the tattoos. */
export const portfolioLanding: Landing = {
	pieces: [
		"tattoos/8",
		"tattoos/2",
		"drawings/3",
		"digital/1",
		"drawings/7",
		"tattoos/14",
		"digital/3",
	],
	cards: [
		{
			title: "Main Portfolio",
			description: "Tattoos, drawings, digital art and paintings.",
			image: "tattoos/sun-and-moon",
			href: "/artwork/categories",
		},
		{
			title: "Featured Collections",
			description: "Sets of pieces, each set with its own theme.",
			image: "tattoos/swallows",
			href: "/artwork/featured",
		},
	],
};
