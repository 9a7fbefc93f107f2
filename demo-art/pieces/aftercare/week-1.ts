import { onPaper } from "../../ground/on-paper.ts";
import { drawGuide } from "../../motifs/aftercare/guide.ts";
import type { Piece } from "../../piece.ts";

/** Instruction sheet for the first week. */
export const piece: Piece = {
	on: onPaper({ seed: 11, age: 0.25 }),
	download: true,
	draw: () =>
		drawGuide({
			number: 1,
			title: "Week 1",
			subtitle: "An open wound: keep it clean, keep it calm.",
			steps: [
				{
					heading: "Unwrap",
					icon: "arm-bandage",
					text: "Bandage: when your artist told you to. Film: after three to five days, under warm water. Clean hands first.",
				},
				{
					heading: "Wash",
					icon: "soap",
					text: "Two to three times a day: clean hands, lukewarm water, fragrance-free soap. No cloth, no sponge.",
				},
				{
					heading: "Pat dry",
					icon: "bandage-roll",
					text: "Dab with a fresh paper towel. Do not rub. Leave it uncovered for ten minutes before balm.",
				},
				{
					heading: "Thin balm",
					icon: "cloth-jar",
					text: "Just enough to make it look satin, not wet. Too much keeps it soggy. Only clean fingers in the tin.",
				},
				{
					heading: "Wear it loose",
					icon: "t-shirt",
					text: "Soft, clean, loose clothes. If fabric sticks, soak it off with water; do not pull it.",
				},
				{
					heading: "Sleep clean",
					icon: "bed",
					text: "Fresh sheets tonight and whenever they get stained. Do not lie on the tattoo.",
				},
			],
			avoidHeading: "Keep away from",
			avoid: [
				{ icon: "bathtub", label: "Baths,\nhot tubs" },
				{ icon: "swimfins", label: "Pools, lakes,\nthe ocean" },
				{ icon: "sun", label: "Sun and\ntanning beds" },
				{ icon: "triple-scratches", label: "Picking,\nscratching" },
				{ icon: "weight-lifting-up", label: "Gym sweat,\nfriction" },
				{ icon: "sitting-dog", label: "Pets and\ntheir beds" },
			],
			normal: {
				heading: "Normal now",
				text: "Redness, warmth, tenderness, mild swelling, and clear fluid or a little ink for the first few days.",
			},
		}),
};
