/** All but the center, in the order of reading. */
export const focuses = [
	"top left",
	"top",
	"top right",
	"left",
	"right",
	"bottom left",
	"bottom",
	"bottom right",
] as const;

/** The part that stays visible where a page crops a picture: of its files, before a piece turns them. */
export type Focus = (typeof focuses)[number];
