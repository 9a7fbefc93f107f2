import type { Landing } from "../app/publishing/schemas/portfolio.ts";

/** The portfolios open with work; pieces and the cards' pictures are among the tattoos. */
export const portfolioLanding: Landing = {
	pieces: ["tattoos/whale", "home/focused-in-action", "tattoos/koi"],
	cards: [
		{
			title: "Main Portfolio",
			description: "Tattoos, drawings, digital art and paintings.",
			image: "tattoos/swallows",
			href: "/artwork/categories",
		},
		{
			title: "Featured Collections",
			description: "Hand-picked pieces that belong together.",
			image: "tattoos/bison",
			href: "/artwork/featured",
		},
	],
};
