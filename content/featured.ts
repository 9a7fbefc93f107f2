import type { Featured } from "../app/publishing/schemas/portfolio.ts";

/** The page of the featured collections until there are some. */
export const featured: Featured = {
	text: "I'm putting together sets of pieces, each set with its own theme.",
	comeBack: "The first set goes up here as soon as it has six pieces.",
	meanwhile: {
		title: "In the Meantime: A Bee, a Moth, a Beetle",
		pieces: ["tattoos/43", "drawings/2", "digital/2"],
	},
};
