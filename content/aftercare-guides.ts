import type { AftercareGuide } from "../app/publishing/schemas/aftercare.ts";

export const aftercareGuides: AftercareGuide[] = [
	{
		id: 1,
		title: "Week 1",
		description: "Washing, drying, balm, and what to keep away from an open tattoo.",
		film: "If you have film, start this sheet the day it comes off.",
		image: "aftercare/week-1",
		alt: "Instruction sheet, Week 1: unwrap, wash, pat dry, thin balm, loose clothes, clean sheets, what to keep away from, and five signs that you need a doctor",
	},
	{
		id: 2,
		title: "Week 2 & 3",
		description: "Peeling and itching: what is normal, and what helps.",
		image: "aftercare/week-2-and-3",
		alt: "Instruction sheet, Week 2 & 3: let it peel, tap the itch, lotion, short showers, stay covered, rest well, and five signs that you need a doctor",
	},
	{
		id: 3,
		title: "Final Aftercare Instructions",
		description: "Sun, lotion, touch-ups, and keeping it sharp for life.",
		image: "aftercare/final-aftercare-instructions",
		alt: "Instruction sheet, from week 4 on: check that it is closed, sunscreen, lotion, swimming, touch-up, care for life, and five signs that you need a doctor",
	},
];
