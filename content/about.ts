import type { About } from "../app/publishing/schemas/about.ts";

export const about: About = {
	heading: "Meet the Man",
	lead: "I draw. Tattooing is how the drawing leaves the table.",
	biography: [
		"I'm the whole studio. The person who reads your message also sits down with the pencil, sets up the station and holds the machine. Nothing gets lost in the handoff, because there isn't one.",
		"Every piece is custom. It starts with what you tell me and where it goes: a forearm turns, a shoulder is round, and a line that's straight on paper isn't straight across the ribs. So I fit the drawing to you before I fit a needle to the machine.",
		"I work in black and gray and in color, from a moth the size of a coin to a sleeve that takes many sessions, and I cover up old pieces you're done looking at.",
		"Most of my clients live in {areaServed}. Now and then I pack up the machines and travel for events.",
	],
	table: { image: "home/about", title: "The table" },
	workplace: [
		{ image: "home/room", title: "The room" },
		{ image: "home/machine", title: "The machine I learned on" },
	],
	philosophy: ["Paper forgives.", "Skin remembers.", "So I make my mistakes on paper."],
	study: "drawings/wren-study",
	distinctions: [
		{
			title: "Custom artwork only",
			text: "Your tattoo is drawn from your idea, or from a drawing you claim, at full size and for the spot where it goes.",
		},
		{
			title: "One pair of hands",
			text: "I write back, I draw, I tattoo. Nobody else does any part of it.",
		},
		{
			title: "A quick answer",
			text: "I answer requests within {replyWithinHours} hours and texts {textsAnswered}.",
		},
		{
			title: "Room to change your mind",
			text: "Up to {designChanges} design changes come with every drawing.",
		},
		{
			title: "An honest clock",
			text: "The clock starts when the work does. Breaks, setup and teardown aren't on your bill.",
		},
		{
			title: "Drawn to last",
			text: "Line, contrast and color are chosen for your skin tone and for how ink settles over the years.",
		},
	],
	healed: "tattoos/snake-and-peony",
	prompt: {
		title: "Your Turn",
		text: "Hit Book Consultation and tell me what you have in mind, how big it is, and where it goes. A few lines are enough; pictures help. I reply within {replyWithinHours} hours.",
	},
};
