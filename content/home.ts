import type { Home } from "../app/publishing/schemas/pages.ts";

export const home: Home = {
	headline: ["Custom Tattoos", "by A Master", "of the Craft"],
	lead: "Tell me your idea and where it goes. I'll draw it to fit you, then tattoo it myself.",
	plate: {
		title: "Octopus and mandala",
		caption: "Octopus and mandala, black and gray, thigh",
		image: "home/hero",
	},
	wall: { title: "Recent Work", all: "All Tattoos" },
	man: {
		title: "The Man",
		text: "I work alone. Your message, the drawing and the tattoo all pass through the same pair of hands.",
		photos: [
			{ title: "Focused in Action", image: "home/hands-at-work" },
			{ title: "Precision & Quality", image: "home/close-work" },
		],
	},
	services: {
		title: "What You Can Book",
		kinds: [
			{
				title: "Custom Tattoos",
				text: "Single pieces, half sleeves, large-scale work. Black and gray, color, or both, drawn for the person who will wear it.",
			},
			{
				title: "Cover-ups & Touch-ups",
				text: "A new design built to hide an old tattoo, or faded lines and color brought back.",
			},
		],
	},
	start: {
		title: "Ready to Get Started",
		text: "Send me a few lines and any pictures you have. I reply within {replyWithinHours} hours. I'm usually booked {leadTime} out.",
	},
};
