import type { Landing } from "../app/publishing/schemas/portfolio.ts";

/** The two cards with which the portfolios open; their pictures are pieces among the tattoos. */
export const portfolioLanding: Landing = [
	{
		title: "Main Portfolio",
		description: "Tattoos, drawings, digital art and paintings.",
		image: "tattoos/swallows",
		href: "/artwork/categories",
	},
	{
		title: "Featured Collections",
		description: "Hand-picked pieces that belong together.",
		image: "tattoos/whale",
		href: "/artwork/featured",
	},
];
