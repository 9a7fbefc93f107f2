import { onPaper } from "../../ground/on-paper.ts";
import { drawGuide } from "../../motifs/aftercare/guide.ts";
import type { Piece } from "../../piece.ts";

/** Instruction sheet for the second and third week. */
export const piece: Piece = {
	on: onPaper({ seed: 12, age: 0.25 }),
	download: true,
	draw: () =>
		drawGuide({
			number: 2,
			title: "Week 2 & 3",
			subtitle: "It peels, it itches, it looks dull. Let it.",
			steps: [
				{
					heading: "Let it peel",
					icon: "falling-leaf",
					text: "Thin flakes, often with color in them, come off by themselves. Do not pull: a flake pulled early takes ink with it.",
				},
				{
					heading: "Tap the itch",
					icon: "hand",
					text: "Do not scratch. Tap with a flat, clean hand, lay a cool, damp paper towel on it, or use a little lotion.",
				},
				{
					heading: "Lotion",
					icon: "liquid-soap",
					text: "Switch from balm to a light, fragrance-free lotion, once or twice a day. Rub it in until the shine is gone.",
				},
				{
					heading: "Short showers",
					icon: "shower",
					text: "Lukewarm and brief; do not aim the spray at the tattoo. Keep washing gently once or twice a day, and pat dry.",
				},
				{
					heading: "Stay covered",
					icon: "umbrella",
					text: "Shade or loose clothing outdoors. No sunscreen until the skin has closed.",
				},
				{
					heading: "Rest well",
					icon: "night-sleep",
					text: "Clean sheets, soft clothes. Skin mends at night: sleep, drink water, go easy on alcohol.",
				},
			],
			avoidHeading: "Still keep away from",
			avoid: [
				{ icon: "bathtub", label: "Baths,\nhot tubs" },
				{ icon: "swimfins", label: "Pools, lakes,\nthe ocean" },
				{ icon: "sun", label: "Sun and\ntanning beds" },
				{ icon: "triple-scratches", label: "Scratching,\npulling scabs" },
				{ icon: "razor", label: "Shaving\nover it" },
				{ icon: "perfume-bottle", label: "Perfume,\nscrubs" },
			],
			normal: {
				heading: "Normal now",
				text: "Flaking, itching, tight or shiny skin, and a cloudy, faded look. It clears up as the new skin settles.",
			},
		}),
};
