import type { BirdAndFloral } from "../app/publishing/schemas/sleeves.ts";

export const birdAndFloral: BirdAndFloral = {
	images: [
		{
			id: 1,
			title: "Outer arm",
			image: "bird-and-floral/outer-arm",
			alt: "Upper arm with a wren on a stem among peonies, buds and leaves",
			description: "The whole outer side: the bird first, then flowers to carry it.",
			duration: "5-6 sessions",
		},
		{
			id: 2,
			title: "Inner arm",
			image: "bird-and-floral/inner-arm",
			alt: "Inner upper arm with a small singing wren on a trailing stem of leaves, buds and one peony",
			description:
				"Lighter on the inside, where the skin is thin: leaves, buds, one flower, one small bird.",
		},
		{
			id: 3,
			title: "Shoulder cap",
			image: "bird-and-floral/shoulder-cap",
			alt: "One large peony over the shoulder with leaves and two buds around it",
			description: "One peony, turned to follow the shoulder.",
		},
		{
			id: 4,
			title: "Above the elbow",
			image: "bird-and-floral/elbow",
			alt: "Wren on the rim of a nest with three speckled eggs, in a wreath of leaves and peonies",
			description: "The sleeve ends in a nest and a wreath, with room to continue below.",
		},
		{
			id: 5,
			title: "Close-up",
			image: "bird-and-floral/close-up",
			alt: "Close-up of the wren, its head against the petals of a peony",
			description: "The wren up close, its head against the petals.",
		},
	],
	pageTitle: "Bird & Floral 1/2 Sleeve",
	pageDescription: "Wrens among peonies, shoulder to elbow.",
	projectTitle: "About This Project",
	projectDescription:
		"We began with the wren on the outer arm, because it was the reason for the whole sleeve. I drew the flowers straight onto the arm with a marker, so they turn with the muscle, and let the leaves fill in the rest. Black linework with muted rose and sage, and a little teal.",
};
