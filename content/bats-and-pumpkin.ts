import type { BatsAndPumpkin } from "../app/publishing/schemas/sleeves.ts";

export const batsAndPumpkin: BatsAndPumpkin = {
	title: "Bats & Pumpkin Halloween Sleeve",
	style: "Neo-Traditional Halloween",
	size: "Half Sleeve",
	sessions: "4-6 sessions",
	photos: [
		{
			id: 1,
			title: "Pumpkin and bats",
			image: "bats-and-pumpkin/pumpkin-and-bats",
			alt: "Carved grinning pumpkin with a light inside, vines and leaves around it, violet bats above",
			description: "The pumpkin sits where the arm is widest.",
		},
		{
			id: 2,
			title: "Moon and tree",
			image: "bats-and-pumpkin/moon-and-tree",
			alt: "Bare, crooked tree against an orange full moon with bats, two small carved pumpkins at its foot",
			description: "The outer side: a bare tree to tie it all together.",
		},
		{
			id: 3,
			title: "The house",
			image: "bats-and-pumpkin/haunted-house",
			alt: "Crooked violet house with lit windows on a hill, a fence, two pumpkins, a bare tree and bats",
			description: "Toward the elbow: a house with the lights on.",
		},
		{
			id: 4,
			title: "Bat and pumpkin, close-up",
			image: "bats-and-pumpkin/close-up",
			alt: "Close-up of a bat with spread violet wings above a pumpkin's stem and its glowing eyes and nose",
			description: "A bat over the pumpkin's eyes and nose.",
		},
	],
	process: [
		"It began as one pumpkin. In the first session I put in all the outlines, so everything after them would belong together.",
		"Black next, then orange in two passes, with time to heal between them. The violet in the bats and the house came last, thin, over skin that had settled.",
	],
};
