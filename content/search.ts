import type { Search } from "../app/publishing/schemas/search.ts";

export const search: Search = {
	home: {
		description:
			"Custom tattoos, cover-ups and touch-ups by one artist. {location}, serving {areaServed}. {openingHours}.",
		summary: "What {studioName} does: custom tattoos, cover-ups and touch-ups.",
	},
	about: {
		description:
			"The tattoo artist behind {studioName}: who draws your piece, how, and what sets the work apart. {location}, serving {areaServed}.",
		summary:
			"The artist behind the studio: who draws your piece, how, and what sets the work apart.",
	},
	contact: {
		description:
			"Text, call or email {studioName}. Requests are answered within {replyWithinHours} hours, texts {textsAnswered}. {location}. {openingHours}.",
		summary: "Phone, text, email, hours and quick answers to what clients ask first.",
	},
	policy: {
		description:
			"Deposits, drawing, scheduling and pricing at {studioName}: what you pay, what you get for it, and what happens when plans change.",
		summary: "What a booking means: deposits, drawing, scheduling and pricing.",
	},
	consultation: {
		description:
			"Tell {studioName} what you have in mind, with pictures or videos if you like. You'll hear back within {replyWithinHours} hours.",
		summary: "Request a tattoo and hear back within {replyWithinHours} hours.",
	},
	aftercare: {
		description:
			"How to heal a new tattoo: three guides from the first wash on, your own healing calendar, and the signs that call for a doctor.",
		summary: "How to heal a new tattoo, what to use, what to avoid and when to see a doctor.",
	},
	blog: {
		summary: "How a tattoo is planned, made and cared for, by the person who holds the machine.",
	},
	credits: {
		description:
			"Who made the pictures, icons and typefaces on the {studioName} website, and the licenses they come under.",
		summary:
			"Who made the pictures, icons and typefaces on the site, and the licenses they come under.",
	},
	artwork: {
		description:
			"Tattoos, drawings, digital art and paintings by one artist: the main portfolio and the featured collections.",
		summary: "The main portfolio, the featured collections and the four categories.",
	},
	categories: {
		description:
			"The four portfolios and what each one holds: tattoos, drawings and sketches, digital art, paintings.",
		summary: "The four portfolios: tattoos, drawings, digital art and paintings.",
	},
	featured: {
		description:
			"Sets of pieces, each set with its own theme. For everything else, browse all categories.",
		summary: "Sets of pieces, each set with its own theme.",
	},
	tattoos: { summary: "Tattoos in black and gray and in color." },
	drawings: { summary: "Flash and studies, most of which can still become tattoos." },
	digital: { summary: "Illustration, concept art, abstract work and character design." },
	paintings: {
		summary:
			"Landscapes, portraits, still life and abstract work in paint, shown here as each is finished.",
	},
	sleeves: {
		description:
			"Tattoos that wrap around an arm: a half sleeve of wrens and peonies, and one of bats and pumpkins.",
		summary: "Tattoos that wrap around an arm, each with a page of its own.",
	},
	"bird-and-floral": {
		description:
			"Wrens among peonies, shoulder to elbow. A half sleeve in black linework, muted rose and sage, seen from every side.",
	},
	"bats-and-pumpkin": {
		description:
			"Neo-Traditional Halloween, 4-6 sessions: a carved pumpkin, a bare tree against the moon, a crooked house and bats around one arm.",
		summary: "A half sleeve, Neo-Traditional Halloween, in 4-6 sessions.",
	},
};
