import type { Credits } from "../app/publishing/schemas/credits.ts";

/** The icons of game-icons.net (CC BY 3.0) that are drawn on the aftercare sheets, with who made each. */
export const icons = [
	{ name: "arm-bandage", author: "Delapouite" },
	{ name: "bandage-roll", author: "Lorc" },
	{ name: "bathtub", author: "Delapouite" },
	{ name: "bed", author: "Delapouite" },
	{ name: "cactus", author: "Delapouite" },
	{ name: "cloth-jar", author: "Delapouite" },
	{ name: "covered-jar", author: "Delapouite" },
	{ name: "falling-leaf", author: "Lorc" },
	{ name: "hand", author: "Sbed" },
	{ name: "hearts", author: "Skoll" },
	{ name: "liquid-soap", author: "Delapouite" },
	{ name: "magnifying-glass", author: "Lorc" },
	{ name: "night-sleep", author: "Delapouite" },
	{ name: "perfume-bottle", author: "Lorc" },
	{ name: "person-in-bed", author: "Delapouite" },
	{ name: "quill-ink", author: "Lorc" },
	{ name: "razor", author: "Delapouite" },
	{ name: "rolled-cloth", author: "Delapouite" },
	{ name: "shower", author: "Delapouite" },
	{ name: "sitting-dog", author: "Delapouite" },
	{ name: "soap", author: "Delapouite" },
	{ name: "striped-sun", author: "Delapouite" },
	{ name: "sun", author: "Lorc" },
	{ name: "swimfins", author: "Delapouite" },
	{ name: "t-shirt", author: "Delapouite" },
	{ name: "triple-scratches", author: "Lorc" },
	{ name: "umbrella", author: "Lorc" },
	{ name: "wave-crest", author: "Lorc" },
	{ name: "weight-lifting-up", author: "Delapouite" },
] as const satisfies readonly { name: string; author: string }[];

export type IconName = (typeof icons)[number]["name"];

export const credits: Credits = {
	pictures:
		"Until my own photos go up, the pictures here are stand-ins, drawn line by line by this site's own program. They come with the site under the MIT License.",
	iconNote:
		"The small symbols on the aftercare sheets are adapted from icons by several artists and redrawn in the sheets' ink color.",
	icons: [...icons],
};
