/** What the page of the featured collections shows until there are some: six tattoos that belong together. */
export const featuredPieces: string[] = [
	"tattoos/bee",
	"tattoos/luna-moth",
	"tattoos/orb-spider",
	"tattoos/snail",
	"tattoos/swallowtail",
	"tattoos/dragonfly",
];
