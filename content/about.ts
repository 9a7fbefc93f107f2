import type { About } from "../app/publishing/schemas/pages.ts";
import { figures } from "./figures.ts";
import { studio } from "./studio.ts";

export const biography = {
	lead: "I draw. Tattooing is how the drawing leaves the table.",
	paragraphs: [
		"My studio is a studio of one. Whoever reads your message also sits down with the pencil, sets up the station and holds the machine. Nothing gets lost between two heads, because there is only one.",
		"Every piece is custom. It begins with what you tell me and with the place it goes: a forearm turns, a shoulder is round, and a line that is straight on paper is not straight on a rib. So I fit the drawing to you before I fit a needle to the machine.",
		"I work in black and gray and in color, from a moth the size of a coin to a sleeve over many sessions, and I draw new pieces over old ones that should not be seen anymore.",
		`Most of my clients live in ${studio.areaServed}. Now and then I pack the machines and travel for events.`,
	],
};

/** The philosophy quote, sentence by sentence. */
export const philosophy: string[] = [
	"Paper forgives.",
	"Skin remembers.",
	"So I make my mistakes on paper.",
];

/** 'What Sets Me Apart': six items. */
export const distinctions: { title: string; text: string }[] = [
	{
		title: "Custom artwork only",
		text: "Your tattoo is drawn from your idea, at its own size, for the place it goes.",
	},
	{
		title: "One pair of hands",
		text: "I answer you, I draw for you, I tattoo you. Nobody else does a part of it.",
	},
	{
		title: "A quick answer",
		text: `Requests within ${studio.replyWithinHours} hours, texts ${studio.textsAnswered}.`,
	},
	{
		title: "Room to change your mind",
		text: `Up to ${figures.designChanges} design changes come with every drawing.`,
	},
	{
		title: "An honest clock",
		text: "Time starts with the work. Breaks, setup and teardown are not on your bill.",
	},
	{
		title: "Drawn to last",
		text: "Line, contrast and color are chosen for your skin tone and for how ink settles over the years.",
	},
];

export const about: About = { biography, philosophy, distinctions };
