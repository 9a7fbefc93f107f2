import type { Featured } from "../app/publishing/schemas/portfolio.ts";

/** What the page of the featured collections shows until there are some: six tattoos that belong together. */
export const featured: Featured = {
	text: "I am picking pieces that belong together.",
	pieces: [
		"tattoos/bee",
		"tattoos/luna-moth",
		"tattoos/orb-spider",
		"tattoos/snail",
		"tattoos/swallowtail",
		"tattoos/dragonfly",
	],
};
